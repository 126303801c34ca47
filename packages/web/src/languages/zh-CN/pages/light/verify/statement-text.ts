export const text = {
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
};
