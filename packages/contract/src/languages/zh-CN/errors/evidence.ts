import type { ErrorTexts } from '../../../text/errors.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors = {
  // verification
  ERROR_VERIFY_FILE: '这不是可以读取的 PDF，可能已损坏或不完整。请向对方重新索取。',
  ERROR_VERIFY_ENCRYPTED: '这份 PDF 的加密方式无法用密码在此打开。请向对方索取未加密的副本。',
  ERROR_VERIFY_COST: '验证这份文件所需的时间或内存超出在线验证的限制，请使用命令行工具验证。',
  ERROR_TRUST_FILE: '这既不是证书（PEM 或 DER），也不是信任列表（ETSI TS 119 612）。',
  ERROR_TRUST_SIGNATURE: '信任列表的签名与内容不符，或格式不符合要求。请从发布机构重新下载。',
  ERROR_TRUST_ALGORITHM:
    '信任列表的签名使用了不支持或已不安全的算法：{detail}。请向发布机构索取用 SHA-256 及以上的 RSA、RSA-PSS 或 ECDSA 签名的版本。',
  ERROR_TRUST_INCOMPLETE: '信任列表缺少必需的 {field}，或其内容无效（ETSI TS 119 612 §5.3）。请从发布机构重新下载。',
  ERROR_TRUST_SIGNER:
    '信任列表的签名者不符合要求：须为上一份列表的签名者、其他列表指明的证书，或您填写的证书。请核实签名者，再填写其证书的 SHA-256。',
  ERROR_TRUST_EMPTY: '文件中没有可以信任的内容：需要包含认证机构的证书，或处于“已授予”状态的合格服务。',
  ERROR_TRUST_ENDS:
    '这一期列表不再包含任何受信任的服务。导入并由另一位操作员确认后，“{name}”的 {count} 张证书将不再受信任。',
  ERROR_TRUST_ANCHORS: '一个列表最多 {limit} 张证书，请拆分后再导入。',
  ERROR_TRUST_LISTS: '最多 {limit} 个列表，请先删除不再需要的列表。',
  ERROR_TRUST_NAME: '已有同名的列表。',
  ERROR_TRUST_OLDER: '已导入这份列表的更新版本。如确需信任旧版本，请先删除新版本。',
  // audit log
  ERROR_LOG_EMPTY: '审计日志还没有已签名的检查点，请一分钟后再试。',
  ERROR_LOG_ENTRY: '在指定大小的审计日志中没有该哈希的记录。新记录会在一分钟内写入日志。',
  ERROR_LOG_SIZE: '审计日志目前已签名至 {limit} 条记录，请查询不超过该数量的大小。',
} satisfies ErrorTexts;
