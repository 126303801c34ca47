import type { ErrorTexts } from './error-texts.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: {
    'zh-CN': '您不是这份合同的参与人。',
    en: 'You are not a participant of this contract.',
  },
  ERROR_WAITING_JOIN_ENTERPRISE: { 'zh-CN': '请先加入企业再签署。', en: 'Join the enterprise first, then sign.' },
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: { 'zh-CN': '合同已过截止时间。', en: 'The contract has expired.' },
  ERROR_NOT_A_SIGNER: { 'zh-CN': '您不是这份合同的签署人。', en: 'You are not a signer of this contract.' },
  ERROR_NOT_A_CHECKER: { 'zh-CN': '您不是这份合同的审批人。', en: 'You are not a reviewer of this contract.' },
  ERROR_NEED_WAIT_OTHER: { 'zh-CN': '请等待其他人先处理。', en: 'Others have to act before you.' },
  ERROR_ALREADY_SIGNED: {
    'zh-CN': '您或同一角色的同事已经处理过这份合同。',
    en: 'You, or a colleague with the same role, have already acted on this contract.',
  },
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: { 'zh-CN': '发起人已撤回这份合同。', en: 'The sender has revoked this contract.' },
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: { 'zh-CN': '这份合同已被拒签。', en: 'This contract has been rejected.' },
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: {
    'zh-CN': '合同当前的状态不能进行此操作。',
    en: 'The contract is not in a state that allows this.',
  },
  ERROR_DOCUMENT_CHANGED: {
    'zh-CN': '文档在您打开后有变化，请刷新并查看后再签署。',
    en: 'The document has changed since you opened it. Reload it, read it, then sign.',
  },
  ERROR_DOCUMENT_NOT_SHOWN: {
    'zh-CN': '还有文件未完整打开，请先打开全部文件再操作。',
    en: 'Not every document has been opened in full. Open all of them first.',
  },
  ERROR_CONTACT_NOT_PROVED: {
    'zh-CN': '只有已验证 {contact} 的人才能处理这份合同。请用该联系方式打开签署链接，或先把它绑定到您的账号。',
    en: 'Only the person who has proved {contact} may act here. Open the signing link with it, or bind it to your account first.',
  },
  ERROR_SIGNING_IN_PROGRESS: {
    'zh-CN': '另一次签署正在处理，请稍后再试。',
    en: 'A signature is being made. Please try again in a moment.',
  },
  ERROR_AUTH_REQUIRED: {
    'zh-CN': '请用签署密码或验证码确认是您本人。',
    en: 'Confirm with the sign password or a code that it is you.',
  },
  ERROR_AUTH_LEVEL: {
    'zh-CN': '发起人要求先通过实名认证再签署。',
    en: 'The sender requires a verified identity before you sign.',
  },
  ERROR_PERSONAL_CERT: {
    'zh-CN': '这份合同使用您本人的长期证书签署，请先完成实名认证。',
    en: 'This contract is signed with your own certificate, for which your identity must be verified first.',
  },
  ERROR_ENTERPRISE_CERT: {
    'zh-CN': '这份合同使用 {name} 的企业证书签署，该企业需先完成认证。',
    en: 'This contract is signed with the certificate of {name}, whose identity must be verified first.',
  },
  ERROR_SHIELD_REQUIRED: {
    'zh-CN': '这份合同需用手机盾签署，请在签署页用手机扫码。',
    en: 'This contract is signed with your phone: scan the code on the signing page.',
  },
  ERROR_SHIELD_EXPIRED: {
    'zh-CN': '手机盾二维码已失效，请在电脑上重新生成。',
    en: 'The code for your phone has expired. Make a new one on the computer.',
  },
  ERROR_SHIELD_PROVIDER: {
    'zh-CN': '没有这种手机盾服务，可选：{names}。',
    en: 'There is no such mobile shield service. Choose one of: {names}.',
  },
  ERROR_SHIELD_ALGORITHM: {
    'zh-CN': '不支持这种摘要算法，可选：{names}。',
    en: 'This digest algorithm is not allowed. Choose one of: {names}.',
  },
  ERROR_SHIELD_PROOF: {
    'zh-CN': '手机未能证明持有签名密钥，请重新打开二维码。',
    en: 'The phone could not prove that it holds the signing key. Open the code once more.',
  },
  ERROR_SHIELD_SIGNATURE: {
    'zh-CN': '手机签名与所示文件不符，未签署。请在电脑上重新生成二维码。',
    en: 'The signature of the phone does not match what was shown. Nothing was signed. Make a new code on the computer.',
  },
  ERROR_SHIELD_DEVICE: {
    'zh-CN': '这部手机的签名密钥已不可用，请重新打开二维码以生成新密钥。',
    en: 'The signing key of this phone is no longer valid. Open the code once more to make a new one.',
  },
  ERROR_SHIELD_DEVICE_LIMIT: {
    'zh-CN': '最多可绑定 {limit} 部手机，请先在账号设置里移除不用的手机。',
    en: 'At most {limit} phones can hold a key of yours. Remove one in your account settings first.',
  },
  ERROR_SHIELD_NOT_ASKED: {
    'zh-CN': '您在这份合同里无需使用手机盾签署。',
    en: 'You do not need a phone to sign this contract.',
  },
  ERROR_SHIELD_CODE: {
    'zh-CN': '首次使用这部手机签署，请先输入发送给签署人的验证码，或在这部手机上登录签署人的账号。',
    en: 'This phone signs for the first time: enter the code that was sent to the signer, or log in on this phone as the signer.',
  },
  ERROR_SHIELD_CODE_WRONG: {
    'zh-CN': '验证码不正确或已失效，请核对或重新发送。',
    en: 'The code is wrong or no longer valid. Check it, or request a new one.',
  },
  ERROR_SHIELD_NUMBER: {
    'zh-CN': '号码与手机上显示的不一致，请按手机上显示的号码重新输入；如果您的手机没有显示号码，请重新生成二维码。',
    en: 'This is not the number that the phone shows. Read it from your own phone; if your phone shows none, make a new QR code.',
  },
  ERROR_JOIN_ENTERPRISE: {
    'zh-CN': '无法确定 {name} 是哪家企业，请联系发起人，或请该企业先完成认证。',
    en: 'The enterprise {name} cannot be identified. Ask the sender, or ask the enterprise to verify its identity.',
  },
  ERROR_SEAL_NOT_FOUND: { 'zh-CN': '没有找到这枚印章。', en: 'There is no such seal.' },
  ERROR_WRITE_NOT_FOUND: { 'zh-CN': '没有找到这个签名。', en: 'There is no such signature.' },
  ERROR_REASON_MISSING: { 'zh-CN': '请填写原因，1 到 {limit} 个字。', en: 'Give a reason of 1 to {limit} characters.' },
  ERROR_REMIND_TOO_SOON: {
    'zh-CN': '刚刚提醒过，请在 {expireIn} 秒后再提醒。',
    en: 'This participant was reminded just now. Remind again in {expireIn} seconds.',
  },
  ERROR_NOT_FINISHED: { 'zh-CN': '合同完成后才能下载。', en: 'The contract can be downloaded once it is completed.' },
  ERROR_PROLONG_EARLIER: {
    'zh-CN': '新的截止时间必须晚于现在的截止时间。',
    en: 'The new deadline must be later than the current one.',
  },
  ERROR_PARTICIPANT_DEADLINE: {
    'zh-CN': '个人期限须晚于现在，且早于合同的截止时间。',
    en: 'The deadline of a participant must be in the future and before that of the contract.',
  },
  ERROR_READING_MISSING: {
    'zh-CN': '发起人要求先看过文件再处理。请逐份打开合同，按页面上的要求看完后再确认。',
    en: 'The sender asks that the documents are looked at first. Open the contract by itself and do what the page asks, then confirm.',
  },
  ERROR_IN_PERSON_ENTERPRISE: {
    'zh-CN': '代表企业的参与人需要用自己的账号处理，不能在您的设备上当面签署。',
    en: 'A participant who acts for an enterprise needs their own account and cannot act in person on your device.',
  },
  ERROR_IN_PERSON_OWN_CONTACT: {
    'zh-CN': '这位参与人留的是您自己的联系方式，验证码会发给您，不能证明是对方本人。请先更换为对方自己的手机号或邮箱。',
    en: 'The contact of this participant is your own: the code would be sent to you. Replace it by their own phone number or e-mail address first.',
  },
  ERROR_IN_PERSON_OTHER_CONTRACT: {
    'zh-CN': '这台设备是为另一份合同交出的，请由设备的主人登录后再打开这份合同。',
    en: 'This device was handed over for another contract. Its owner has to log in before this one can be opened on it.',
  },
  ERROR_IN_PERSON_HOST_ONLY: {
    'zh-CN': '这台设备由 {name} 交出，只有其本人可以在上面登录。',
    en: 'This device was handed over by {name}, and only they can log in on it.',
  },
  ERROR_PARTICIPANT_OVERDUE: {
    'zh-CN': '发起人给这位参与人的期限已过，需要由发起人延期。',
    en: 'The deadline that the sender set for this participant has passed. Only the sender can extend it.',
  },
  ERROR_AUTHORIZE_SELF: {
    'zh-CN': '这是您自己的联系方式，请填写其他人。',
    en: 'This contact is your own. Enter the contact of another person.',
  },
  ERROR_AUTHORIZE_LIMIT: {
    'zh-CN': '这一步已经转交 {limit} 次，不能再转交。',
    en: 'This turn has been handed on {limit} times already; it cannot be handed on again.',
  },
  ERROR_CANCEL_RUNNING: {
    'zh-CN': '这份合同的作废协议正在签署中。',
    en: 'A void agreement for this contract is already running.',
  },
  ERROR_ENVELOPE_VOIDED: { 'zh-CN': '这份合同已经作废。', en: 'This contract is void already.' },
  // office seals
  ERROR_SEAL_NOT_CHECKED: {
    'zh-CN': '印章“{name}”尚未通过审核，暂不能使用。',
    en: 'The seal “{name}” has not been approved yet.',
  },
  ERROR_SEAL_ABANDONED: {
    'zh-CN': '印章“{name}”已作废，不能再使用。',
    en: 'The seal “{name}” was abandoned and can no longer be used.',
  },
  ERROR_SEAL_NOT_AUTHORIZED: {
    'zh-CN': '您没有使用印章“{name}”的授权，可以先申请用印。',
    en: 'You are not authorised to use the seal “{name}”. You can apply for it.',
  },
  ERROR_SEAL_AUTHORIZATION_ENDED: {
    'zh-CN': '您对印章“{name}”的授权已到期，可以重新申请用印。',
    en: 'Your authorisation for the seal “{name}” has ended. You can apply again.',
  },
  ERROR_SEAL_USED_UP: {
    'zh-CN': '您对印章“{name}”的授权次数已用完，可以重新申请用印。',
    en: 'You have used the seal “{name}” as often as you were authorised to. You can apply again.',
  },
  ERROR_SEAL_SCOPE: {
    'zh-CN': '您对印章“{name}”的授权不包括这份合同。',
    en: 'Your authorisation for the seal “{name}” does not cover this contract.',
  },
  ERROR_SEAL_REVOKED: {
    'zh-CN': '印章“{name}”的使用权已被收回，本次未签署。',
    en: 'Your authorisation for the seal “{name}” was revoked; nothing was signed.',
  },
  ERROR_SEAL_OF_ENTERPRISE: {
    'zh-CN': '这枚企业印章只能由代表该企业签署的人使用。',
    en: 'This seal can only be used by a person who signs for its enterprise.',
  },
  ERROR_SEAL_NAME_EXISTS: { 'zh-CN': '已有同名的印章“{name}”。', en: 'A seal named “{name}” exists already.' },
  ERROR_SEAL_LIMIT: { 'zh-CN': '最多可有 {limit} 枚印章。', en: 'At most {limit} seals.' },
  ERROR_SEAL_GROUP_EXISTS: { 'zh-CN': '已有同名的印章分组“{name}”。', en: 'A group named “{name}” exists already.' },
  ERROR_SEAL_GROUP_NOT_FOUND: { 'zh-CN': '没有找到这个印章分组。', en: 'There is no such group of seals.' },
  ERROR_SEAL_GROUP_LIMIT: { 'zh-CN': '最多可有 {limit} 个印章分组。', en: 'At most {limit} groups of seals.' },
  ERROR_SEAL_APPLICATION_EXISTS: {
    'zh-CN': '您对这枚印章的用印申请正在等待审核。',
    en: 'You have applied for this seal already; the application is waiting.',
  },
  ERROR_SEAL_APPLICATION_NOT_FOUND: { 'zh-CN': '没有找到这条用印申请。', en: 'There is no such application.' },
  ERROR_SEAL_APPLICATION_HANDLED: {
    'zh-CN': '这条申请已经处理过了。',
    en: 'This application has been handled already.',
  },
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: { 'zh-CN': '没有找到这条用印授权。', en: 'There is no such authorisation.' },
  ERROR_SEAL_MEMBER: {
    'zh-CN': '只能授权给本企业的在职成员。',
    en: 'Only active members of this enterprise can be authorised.',
  },
  ERROR_SEAL_TEXT: {
    'zh-CN': '这些字符无法刻入印章：{text}',
    en: 'These characters cannot be cut into a seal: {text}',
  },
  ERROR_SEAL_CERT: {
    'zh-CN': '企业印章须使用企业证书或一次性证书签署，请联系发起人调整。',
    en: 'An office seal needs a certificate of the enterprise or a disposable certificate. Please ask the sender to change it.',
  },
  ERROR_SEAL_SCOPE_EMPTY: {
    'zh-CN': '请选择授权适用的合同或模板。',
    en: 'Please choose the contracts or templates that the authorisation is for.',
  },
  ERROR_SEAL_END: { 'zh-CN': '截止时间须晚于现在。', en: 'The end must be in the future.' },
  ERROR_SEAL_APPLICATION_LIMIT: {
    'zh-CN': '同时等待审核的用印申请最多 {limit} 条。',
    en: 'At most {limit} applications may wait at the same time.',
  },
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED: {
    'zh-CN': '企业完成认证后才能使用印章“{name}”，请企业所有者在控制台的“企业”页提交认证。',
    en: 'The seal “{name}” can be used once the enterprise is verified. Its owner applies for that on the page of the enterprise.',
  },
  ERROR_SEAL_NAME_NOT_VERIFIED: {
    'zh-CN': '印章使用企业的认证名称，请企业所有者先在“企业”页完成认证。',
    en: 'A seal bears the verified name: its enterprise has to be verified first. Its owner applies for that on the page of the enterprise.',
  },
  ERROR_SEAL_COMPANY_NAME: {
    'zh-CN': '印章中的名称由系统按认证名称生成：“{name}”，请勿填写 text。',
    en: 'The name in the seal is set by the server: “{name}”. Leave text out.',
  },
  ERROR_SEAL_CENTER_TEXT: {
    'zh-CN': '此类印章的中间文字固定为“{text}”，请勿填写 centerText。',
    en: 'The words in the middle of this kind of seal are fixed: “{text}”. Leave centerText out.',
  },
  ERROR_SEAL_DEPARTMENT: {
    'zh-CN':
      '此类印章的 centerText 须为通用的部门名称（如“采购部”“上海分公司”），最多 {limit} 个字。其他名称请上传印章图片，由操作员核对。',
    en: 'centerText of this kind of seal is a common name of a department, such as “Sales Department”, at most {limit} characters. For any other name upload a picture of the seal, which an operator compares.',
  },
  ERROR_SEAL_NUMBER: {
    'zh-CN': 'bottomText 为印章编号：最多 {limit} 位数字、连字符或括号，连续字母不超过两个；也可以是统一社会信用代码。',
    en: 'bottomText is the number of the seal: at most {limit} digits, hyphens and brackets with at most two letters in a row, or the unified social credit code.',
  },
  ERROR_SEAL_NAME_OUTDATED: {
    'zh-CN': '印章“{name}”图案中的名称与企业当前的认证名称不一致，请重新制作。',
    en: 'The picture of the seal “{name}” does not bear the current verified name of the enterprise. Make the seal again.',
  },
  ERROR_SEAL_NAME_CHECK_DONE: {
    'zh-CN': '该印章图片无需核对，或已核对完毕。',
    en: 'The picture of this seal does not need to be compared, or has been compared.',
  },
  ERROR_SEAL_SELF_AUDIT: {
    'zh-CN': '有其他成员可以审批。制作人或申请人仅在没有其他审批人时才能自行审批。',
    en: 'Another member can decide this. The maker or applicant may decide only if no other member can.',
  },
} satisfies ErrorTexts;
