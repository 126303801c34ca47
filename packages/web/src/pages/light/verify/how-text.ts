import { defineText } from '../../../text/text.ts';

/** The steps of the verification, in order (docs/cycles/verification.md). */
export const useHowText = defineText(
  {
    steps: [
      '找出文件每个版本里的每个签名和文档时间戳。签名必须覆盖一个完整的版本，唯一的空缺恰好是签名本身。',
      '按签名所覆盖的字节重新计算，核对签名数值与证书的公钥。',
      '从文件携带的证书建立路径，直到我们信任的根证书。文件自带的根证书一律不信任。',
      '用可信时间戳确定签署时间；没有时间戳时，按现在的时间判断。',
      '从文件携带的 OCSP 应答和吊销列表查看证书状态。不会访问文件给出的任何地址。',
      '逐个对象比较每个后续版本改动了什么。下列规则都解释不了的改动，一律视为可疑。',
      '全部签名和时间戳都通过、没有可疑改动，才称为有效。判定用语依据 ETSI EN 319 102-1。',
    ],
    trust: '信任的机构：本机构的根证书，以及本机构操作员导入的列表。',
    rules: '签署之后仍然允许的改动',
    limits:
      '文件只在内存中核对，所需计算时间超出限额即停止，核对后立即丢弃。程序可调用 POST /api/verify，说明见 API 文档。',
    api: 'API 文档',
  },
  {
    steps: [
      'Every signature and document time-stamp of every version is found. A signature has to cover one whole version, with nothing left out but itself.',
      'The covered bytes are hashed again, and the signature value is checked against the public key of its certificate.',
      'A path is built from the certificates in the file up to a root we trust. A root contained in the file is never trusted.',
      'A trusted time-stamp determines the signing time; without one, the current time is used.',
      'The status of certificates comes from the OCSP answers and revocation lists in the file. No address in the file is contacted.',
      'The changes of each later version are checked object by object. Any change that none of the rules below explains counts as suspicious.',
      'A file is valid if every signature and time-stamp passes and no change is suspicious. The terms are those of ETSI EN 319 102-1.',
    ],
    trust: 'We trust our own root and the lists that our operators have imported.',
    rules: 'Changes allowed after a signature',
    limits:
      'The file is verified in memory only, verification stops at a limit of computing time, and the file is dropped at once. Programs can call POST /api/verify; see the API documentation.',
    api: 'API documentation',
  },
);
