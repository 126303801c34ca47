/** The terms of service of an installation that has none of its own (docs/operate/legal.md). */
export const TERMS = {
  'zh-CN': `# 服务条款

本条款是您与{authority}（下称“我们”）之间关于使用电子签署服务的约定。

## 账号

- 账号由您本人使用。请妥善保管密码、签署密码和验证码，不要告诉任何人；用它们作出的操作推定为您本人的操作。
- 发现账号被他人使用，请立即重置密码并联系我们：{service}。
- 代表企业签署时，您确认自己有权这样做。

## 签名

- 您每次签名，我们的证书认证系统都为此签发或使用一张数字证书。签名前请完整阅读合同。
- 每次签名的含义、证明了什么和没有证明什么，见《您的签名意味着什么》。
- 按照法律规定不适用电子形式的文书，不能用本服务签署。是否适用，请您自行判断，必要时咨询律师。

## 内容

- 您上传的文件和填写的信息应当真实，并且您有权使用。
- 不得用本服务发送违法内容、骚扰他人或者冒充他人。对此我们可以停用账号。
- 我们不审查合同的内容，也不是合同的当事人。合同由其当事人负责。

## 服务

- 我们按照《电子认证业务规则》签发、使用和吊销证书，并保存签署的证据。
- 服务可能因维护或故障中断。中断不影响已经完成的签名的效力；已完成的文件可以不依赖我们独立验证。
- 收费项目在购买前显示价格。

## 责任

- 我们对自己违反本约定或法律造成的损失依法承担责任。
- 法律规定不得排除的责任，本条款不予排除。

## 终止与变更

- 您可以随时注销账号。此前作出的签名及其证据不受影响。
- 本条款变更时，我们公布新版本的日期，并在您下次登录时请您确认。进行中的签署不会因此中断。
`,
  en: `# Terms of service

These terms are the agreement between you and {authority} (“we”) about the signing service.

## Account

- The account is for you alone. Keep the password, the sign password and all codes to yourself; what is done with them is presumed to be done by you.
- If you find that someone else is using your account, reset the password at once and contact us: {service}.
- When you sign for an enterprise, you confirm that you may do so.

## Signatures

- For each signature, our certificate authority issues or uses a certificate. Read a contract in full before you sign it.
- “What your signature means” says what a signature stands for, what it proves, and what it does not prove.
- Documents that the law does not permit in electronic form cannot be signed here. Please judge for yourself, and ask a lawyer where necessary.

## Content

- The files and information that you provide must be true, and you must have the right to use them.
- Do not use the service to send unlawful content, to harass others or to impersonate them. We may disable an account for that.
- We do not examine the contents of contracts and are not a party to them. Their parties are responsible for them.

## Service

- We issue, use and revoke certificates by our practice statement, and keep the evidence of signing.
- The service may be interrupted by maintenance or failures. That does not affect signatures already made; completed files can be verified without us.
- The price of a charged item is shown before it is bought.

## Liability

- We are liable under the law for damage that we cause by breaking these terms or the law.
- Liability that the law does not permit to exclude is not excluded here.

## End and changes

- You may delete your account at any time. Signatures made before, and their evidence, are not affected.
- When these terms change, we publish the date of the new version and ask you to confirm it at your next login. It does not interrupt a signing in progress.
`,
} as const;
