/** The privacy policy of an installation that has none of its own (docs/operate/legal.md). */
export const PRIVACY = {
  'zh-CN': `# 隐私政策

本政策说明{authority}（下称“我们”）在您使用电子签署服务时，处理您的哪些个人信息、为什么处理、保存多久，以及您有哪些权利。

## 我们处理的信息

- 账号信息：手机号、邮箱、昵称、头像，以及密码和签署密码的校验值。我们不保存密码原文。
- 实名认证信息（仅在您申请认证时）：姓名、证件类型、证件号码和证件照片。它们加密保存，只为审核和防止冒用而使用。
- 合同信息：您上传的文件、您填写的内容、签名与印章的图样，以及参与人的姓名和联系方式。
- 操作记录：您查看、签署、拒绝等操作的时间、网络地址和设备说明，验证码送达哪个联系方式，以及向您显示的声明。
- 证书信息：为您的签名签发的数字证书，其中写明您的姓名；一次性证书还写明合同编号和文件摘要。

## 处理的目的和依据

- 为您提供您要求的签署服务，即订立和履行您与我们之间的服务约定所必需。
- 保存能够证明谁在何时签署了什么的证据，供您和合同的其他当事人使用，并履行电子认证服务的法定义务。
- 保护账号和平台的安全，例如限制验证码的发送和错误尝试的次数。
- 我们不出售您的个人信息，也不将其用于广告或画像。

## 谁能看到

- 合同的发起人和参与人能看到合同的内容、各方的姓名、签署时间，以及为该合同制作的证据报告。报告中的联系方式部分遮盖。
- 已签署的文件中有签署人的姓名和证书。收到文件的任何人都能看到。
- 我们委托的短信、邮件和存储服务商只能为提供各自的服务而接触必要的信息。
- 法律要求时，我们向有权机关提供信息。

## 保存多久

- 账号信息保存到您注销账号为止。
- 已完成的合同、证据和证书信息按合同当事人的保存设置和法律规定的期限保存；注销账号不会删除它们，因为其他当事人同样需要这些证据。
- 审计记录长期保存，其中的联系方式部分遮盖。

## 您的权利

- 您可以在“账号设置”中查看和更正您的信息，下载您的数据，以及注销账号。
- 您可以拒绝签署任何合同。拒绝不影响您的账号。
- 您也可以向我们查询、更正、删除您的个人信息，或者撤回同意。撤回不影响此前已经进行的处理和已经作出的签名的效力。
- 联系方式：{service}。您也可以向监管部门投诉。

## Cookie 与本地存储

- 我们只使用维持登录所必需的 Cookie，并在您的浏览器中保存语言、外观和未提交的填写内容。没有统计或广告用途的 Cookie。

## 变更

- 本政策变更时，我们公布新版本的日期，并在您下次登录时请您确认。
`,
  en: `# Privacy policy

This policy says which personal data {authority} (“we”) processes when you use the signing service, why, for how long, and which rights you have.

## The data

- Account: phone number, e-mail address, nickname and picture, and check values of your password and sign password. The passwords themselves are not stored.
- Verified identity, only if you apply for it: name, kind, number and pictures of the document. They are stored encrypted and used only for the decision and against impersonation.
- Contracts: the files that you upload, what you fill in, the pictures of signatures and seals, and the names and contacts of the participants.
- Acts: when, from which network address and with which device you viewed, signed or rejected something, which contact received a code, and which declaration you were shown.
- Certificates: the certificates issued for your signatures contain your name; a certificate for one signature also contains the number of the contract and the digest of the document.

## Purposes and grounds

- To provide the signing service that you ask for, which is necessary for the agreement between you and us.
- To keep evidence of who signed what and when, for you and the other parties of a contract, and to fulfil the legal duties of a certification service.
- To protect accounts and the platform, for example by limits on codes and on wrong attempts.
- We do not sell your personal data, and we do not use it for advertising or profiling.

## Who can see it

- The sender and the participants of a contract see its contents, the names of the parties, the times of signing, and the evidence report. Contacts are partly masked in the report.
- A signed file contains the names and certificates of its signers. Everyone who receives the file can see them.
- Providers of text messages, e-mail and storage that work for us get only what their service needs.
- Where the law requires it, we give data to the competent authorities.

## How long

- Account data is kept until you delete the account.
- Completed contracts, evidence and certificates are kept as the parties have set and as long as the law requires. Deleting an account does not delete them, because the other parties need the evidence too.
- Audit records are kept permanently, with contacts partly masked.

## Your rights

- In the account settings you can see and correct your data, download it, and delete the account.
- You may decline to sign any contract. That does not affect your account.
- You may also ask us for access, correction or erasure, or withdraw a consent. A withdrawal does not affect what was processed before it, nor signatures already made.
- Contact: {service}. You may also complain to the supervisory authority.

## Cookies and local storage

- We use only the cookies that keep you logged in, and store the language, the appearance and values that you have not submitted yet in your browser. There are no cookies for statistics or advertising.

## Changes

- When this policy changes, we publish the date of the new version and ask you to confirm it at your next login.
`,
} as const;
