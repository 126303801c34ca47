import { defineText } from '../../../text/text.ts';

/** Whole sentences, as they could stand in a letter to a court. */
export const useStatementText = defineText(
  {
    title: '用几句话说',
    unknown: '一位无法识别的签署人',
    broken: (who: string) => `这个签名自称由 ${who} 作出，但文件内容与签名不符：它不能证明任何事。`,
    signed: (who: string) => `${who} 签署了这份文件。`,
    signedFor: (who: string, organisation: string) => `${who} 代表“${organisation}”签署了这份文件。`,
    noTime: '文件没有说明签署的时间。',
    stamped: (time: string, authority: string) =>
      authority === ''
        ? `时间戳证明，签名在 ${time} 已经存在。`
        : `“${authority}”的时间戳证明，签名在 ${time} 已经存在。`,
    claimed: (time: string) => `签署人的设备说时间是 ${time}；没有第三方证明这个时间。`,
    certified: (issuer: string) => `签名的证书由“${issuer}”签发，它通向我们信任的机构。`,
    notCertified: (issuer: string) => `签名的证书由“${issuer}”签发，它没有通向我们信任的机构，因此不知道签署人是谁。`,
    name: {
      VERIFIED: '证书上的姓名，由认证机构在签署前凭证件核实。',
      PROFILE: '证书上的姓名是签署人在自己的账户里填写的，没有人核实。',
      GIVEN: '证书上的姓名是发起人填写的，没有人核实。',
    },
    status: {
      GOOD: (at: string) => `证书在 ${at} 的状态是未被吊销。`,
      REVOKED: (at: string) => `证书在 ${at} 被吊销。`,
    },
    since: {
      NONE: '签署之后，文件一个字节也没有改变。',
      PERMITTED: '签署之后，文件只增加了签署流程允许的内容，例如其他人的签名和验证资料；所签的内容没有改变。',
      SUSPICIOUS: '签署之后，文件被改动过，改动不是签署流程允许的；现在看到的内容不是所签的内容。',
    },
    lasting: {
      ARCHIVE: (day: string) =>
        `这个签名可以验证到 ${day}：验证所需的证书、状态和时间都在文件里，并由文件末尾的时间戳保护，它的证书在那天到期。到期前再加盖一个时间戳就可以延长。`,
      STAMP: '签名带有时间戳，但文件末尾没有保护它的文档时间戳：时间戳服务的证书到期之后，不能保证还能验证。',
      CERTIFICATE: (day: string) => `这个签名没有时间戳：只在签署证书的有效期内，即到 ${day} 为止，可以验证。`,
    },
  },
  {
    title: 'In a few sentences',
    unknown: 'a signer who cannot be identified',
    broken: (who) =>
      `This signature claims to be by ${who}, but the content of the file does not match it: it proves nothing.`,
    signed: (who) => `${who} signed this file.`,
    signedFor: (who, organisation) => `${who} signed this file for “${organisation}”.`,
    noTime: 'The file does not say when.',
    stamped: (time, authority) =>
      authority === ''
        ? `A time-stamp proves that the signature existed at ${time}.`
        : `A time-stamp of “${authority}” proves that the signature existed at ${time}.`,
    claimed: (time) => `The device of the signer gave the time ${time}; no third party proves it.`,
    certified: (issuer) => `The certificate was issued by “${issuer}”, under an authority that we trust.`,
    notCertified: (issuer) =>
      `The certificate was issued by “${issuer}”, which leads to no authority that we trust: who signed is not known.`,
    name: {
      VERIFIED: 'The authority verified the name in it by identity documents before the signature.',
      PROFILE: 'The signer entered the name in it in their own account; it was not verified.',
      GIVEN: 'The sender entered the name in it; it was not verified.',
    },
    status: {
      GOOD: (at) => `Its status at ${at} was: not revoked.`,
      REVOKED: (at) => `It was revoked at ${at}.`,
    },
    since: {
      NONE: 'Since then not one byte of the file has changed.',
      PERMITTED:
        'Since then only content that the signing process permits was added, such as signatures of others and validation data; what was signed has not changed.',
      SUSPICIOUS:
        'Since then the file was changed in a way that the signing process does not permit; what is seen now is not what was signed.',
    },
    lasting: {
      ARCHIVE: (day) =>
        `The signature can be verified until ${day}: the certificates, status and times that this needs are in the file, protected by the time-stamp at its end, whose certificates end on that day. One more time-stamp before then extends it.`,
      STAMP:
        'The signature has a time-stamp, but no document time-stamp protects it: once the certificate of the time-stamping service ends, verification cannot be guaranteed.',
      CERTIFICATE: (day) =>
        `The signature has no time-stamp: it can be verified only while the certificate of the signer is valid, until ${day}.`,
    },
  },
);
