/** "What your signature means", for an installation that has no text of its own (docs/operate/legal.md). */
export const SIGNATURE = {
  'zh-CN': `# 您的签名意味着什么

签署之前，请用一分钟读完这一页。它用日常语言说明您在这里签名时发生了什么。

## 您表示什么

- 您已阅读合同，并愿意受其约束。签署前的确认页写明您按下的按钮代表什么；您看到的那段话会原样写入证据。
- 电子签名不因其电子形式而失去法律效力；但有些文书法律不允许用电子形式。拿不准时，请先咨询律师。
- 您可以不签：拒绝会通知发起人，不会对您产生其他后果。

## 技术上发生什么

- 我们的证书认证系统为您的签名使用一张数字证书，证书写明您的姓名，以及这个姓名由谁核实。
- 签名覆盖文件的每一个字节。签名之后的任何改动，验证时都会发现。
- 签署的时间、网络地址、设备、验证方式和向您显示的声明被记入审计记录，并写入证据报告。

## 它证明什么

- 能收到发往您手机号或邮箱的验证码的人，或者知道您签署密码的人，在那个时间对这份文件作出了签名。
- 如果您已实名认证：这个账号的持有人曾向认证机构证明其身份。
- 文件在签名之后是否被改动过，以及改动了什么。

## 它不证明什么

- 如果您没有实名认证，姓名就是您自己或发起人填写的，没有经过核实。
- 签名或印章的图样本身不证明身份：起作用的是数字签名，不是图样。
- 它不能证明您读懂了合同，也不能证明合同合法或公平。

## 签署之后

- 您会得到完成的文件。任何人都可以在“验证签名文件”页面，或者用支持 PDF 电子签名的阅读器检查它，不需要我们参与。
- 签名一经作出就不能撤回。合同可以由各方共同作废，作废协议同样需要各方签名。
- 不是您本人签的？请立即联系我们：{service}。
`,
  en: `# What your signature means

Please take a minute for this page before you sign. It says in everyday words what happens when you sign here.

## What you declare

- That you have read the contract and agree to be bound by it. The page before the signature says what the button stands for; exactly these words become part of the evidence.
- A signature is not without legal effect just because it is electronic; but the law does not permit the electronic form for some documents. If in doubt, ask a lawyer first.
- You need not sign: a rejection notifies the sender and has no other consequence for you.

## What happens technically

- Our certificate authority uses a certificate for your signature. It contains your name, and says who verified the name.
- The signature covers every byte of the file. Any change after it is found when the file is verified.
- The time, network address, device, the way you were verified and the declaration that you were shown go into the audit record and into the evidence report.

## What it proves

- Someone who can receive codes at your phone number or e-mail address, or who knows your sign password, signed this file at that time.
- If your identity is verified: the holder of this account has proved their identity to the authority.
- Whether the file was changed after the signature, and what was changed.

## What it does not prove

- If your identity is not verified, the name is the one that you or the sender typed, and was not checked.
- The picture of a signature or seal proves no identity: the digital signature counts, not the picture.
- It does not prove that you understood the contract, nor that the contract is lawful or fair.

## Afterwards

- You get the completed file. Anyone can check it on the page “Verify a signed file”, or in a reader that supports signatures in PDF, without our help.
- A signature cannot be taken back. The parties can void a contract together; the agreement to do so needs the signature of each of them.
- It was not you who signed? Contact us at once: {service}.
`,
} as const;
