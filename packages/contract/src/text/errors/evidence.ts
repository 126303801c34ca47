import type { ErrorTexts } from './error-texts.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors = {
  // verification
  ERROR_VERIFY_FILE: {
    'zh-CN': '这不是可以读取的 PDF，可能已损坏或不完整。请向对方重新索取。',
    en: 'This PDF cannot be read. It may be damaged or incomplete; ask for it again.',
  },
  ERROR_VERIFY_ENCRYPTED: {
    'zh-CN': '这份 PDF 的加密方式无法用密码在此打开。请向对方索取未加密的副本。',
    en: 'This PDF is encrypted in a way that no password can open here. Ask for an unencrypted copy.',
  },
  ERROR_VERIFY_COST: {
    'zh-CN': '验证这份文件所需的时间或内存超出在线验证的限制，请使用命令行工具验证。',
    en: 'Verifying this file takes more time or memory than is allowed online. Verify it with the command-line tool.',
  },
  ERROR_TRUST_FILE: {
    'zh-CN': '这既不是证书（PEM 或 DER），也不是信任列表（ETSI TS 119 612）。',
    en: 'This is neither certificates (PEM or DER) nor a trusted list (ETSI TS 119 612).',
  },
  ERROR_TRUST_SIGNATURE: {
    'zh-CN': '信任列表的签名与内容不符，或格式不符合要求。请从发布机构重新下载。',
    en: 'The signature of the trusted list does not match it, or does not have the required form. Download the list from its publisher again.',
  },
  ERROR_TRUST_ALGORITHM: {
    'zh-CN':
      '信任列表的签名使用了不支持或已不安全的算法：{detail}。请向发布机构索取用 SHA-256 及以上的 RSA、RSA-PSS 或 ECDSA 签名的版本。',
    en: 'The trusted list is signed with a method that is not supported or no longer secure: {detail}. Ask its publisher for one signed by RSA, RSA-PSS or ECDSA with SHA-256 or more.',
  },
  ERROR_TRUST_INCOMPLETE: {
    'zh-CN': '信任列表缺少必需的 {field}，或其内容无效（ETSI TS 119 612 §5.3）。请从发布机构重新下载。',
    en: 'The trusted list has no {field}, or an invalid one; every list must have it (ETSI TS 119 612 §5.3). Download it from its publisher again.',
  },
  ERROR_TRUST_SIGNER: {
    'zh-CN':
      '信任列表的签名者不符合要求：须为上一份列表的签名者、其他列表指明的证书，或您填写的证书。请核实签名者，再填写其证书的 SHA-256。',
    en: 'The trusted list has the wrong signer. It must be signed by the signer of the former list, by a certificate that another list names, or by the certificate you enter. Check who signed it, and enter the SHA-256 of that certificate.',
  },
  ERROR_TRUST_EMPTY: {
    'zh-CN': '文件中没有可以信任的内容：需要包含认证机构的证书，或处于“已授予”状态的合格服务。',
    en: 'Nothing in the file can be trusted: it needs certificates of certification authorities, or granted qualified services.',
  },
  ERROR_TRUST_ENDS: {
    'zh-CN': '这一期列表不再包含任何受信任的服务。导入并由另一位操作员确认后，“{name}”的 {count} 张证书将不再受信任。',
    en: 'This issue of the list no longer names any trusted service. Once it is imported and confirmed by another operator, the {count} certificates of “{name}” are no longer trusted.',
  },
  ERROR_TRUST_ANCHORS: {
    'zh-CN': '一个列表最多 {limit} 张证书，请拆分后再导入。',
    en: 'A list holds at most {limit} certificates. Split it.',
  },
  ERROR_TRUST_LISTS: {
    'zh-CN': '最多 {limit} 个列表，请先删除不再需要的列表。',
    en: 'There are at most {limit} lists. Delete one that is no longer needed.',
  },
  ERROR_TRUST_NAME: { 'zh-CN': '已有同名的列表。', en: 'A list with this name exists already.' },
  ERROR_TRUST_OLDER: {
    'zh-CN': '已导入这份列表的更新版本。如确需信任旧版本，请先删除新版本。',
    en: 'A newer issue of this list has been imported already. Delete it first if the older one is to be trusted.',
  },
  // audit log
  ERROR_LOG_EMPTY: {
    'zh-CN': '审计日志还没有已签名的检查点，请一分钟后再试。',
    en: 'The audit log has no signed checkpoint yet. Ask again in a minute.',
  },
  ERROR_LOG_ENTRY: {
    'zh-CN': '在指定大小的审计日志中没有该哈希的记录。新记录会在一分钟内写入日志。',
    en: 'No row of this hash is in the audit log at this size. A new row is added within a minute.',
  },
  ERROR_LOG_SIZE: {
    'zh-CN': '审计日志目前已签名至 {limit} 条记录，请查询不超过该数量的大小。',
    en: 'The audit log is signed up to {limit} rows. Ask for that size or a smaller one.',
  },
} satisfies ErrorTexts;
