import type { ErrorTexts } from './error-texts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors = {
  // wire and session
  ERROR_MALFORMED: { 'zh-CN': '请求格式有误：{field} {detail}', en: 'The request is malformed: {field} {detail}' },
  ERROR_UNKNOWN_FIELD: { 'zh-CN': '请求包含未知字段：{field}', en: 'The request has an unknown field: {field}' },
  ERROR_NOT_LOGIN: {
    'zh-CN': '您还没有登录，或登录已失效，请重新登录。',
    en: 'You are not logged in, or the login has ended. Please log in again.',
  },
  ERROR_CANT_USE_FREE_LOGIN: {
    'zh-CN': '免登录链接只能用来处理这一份合同，请登录后再使用其他功能。',
    en: 'A signing link opens this one contract only. Please log in to use anything else.',
  },
  ERROR_FORBIDDEN: { 'zh-CN': '您没有权限进行此操作。', en: 'You are not allowed to do this.' },
  ERROR_CROSS_SITE: {
    'zh-CN': '请求来自其他网站，已被拒绝。',
    en: 'The request came from another site and was refused.',
  },
  ERROR_NOT_FOUND: { 'zh-CN': '没有找到您要的内容。', en: 'This was not found.' },
  ERROR_TOO_LARGE: { 'zh-CN': '内容太大，上限为 {limit}。', en: 'This is too large; the limit is {limit}.' },
  ERROR_UNSUPPORTED_MEDIA: { 'zh-CN': '不支持这种内容类型。', en: 'This media type is not accepted.' },
  ERROR_BUSY: {
    'zh-CN': '系统正忙，请在 {expireIn} 秒后重试，您的内容没有丢失。',
    en: 'The system is busy. Please try again in {expireIn} seconds; nothing is lost.',
  },
  ERROR_UNAVAILABLE: {
    'zh-CN': '系统的部分服务暂时无法连接，已确认的操作不受影响，请在 {expireIn} 秒后重试。',
    en: 'Part of the system is unavailable. What was already confirmed is safe; please try again in {expireIn} seconds.',
  },
  ERROR_STORAGE_FULL: {
    'zh-CN': '系统存储空间不足，暂时无法保存；已确认的操作不受影响，请稍后重试。',
    en: 'There is no space left to store this. What was already confirmed is safe; please try again later.',
  },
  ERROR_OUTCOME_UNKNOWN: {
    'zh-CN':
      '保存时连接中断，无法确定此操作是否已完成。请在 {expireIn} 秒后先查看当前状态再决定是否重做，或使用同一个幂等键（Idempotency-Key）重新提交。',
    en: 'It is not known whether this was done: the connection broke while it was being recorded. After {expireIn} seconds, check the current state before you do it again, or repeat the request with the same Idempotency-Key.',
  },
  ERROR_TOO_MANY_REQUESTS: {
    'zh-CN': '操作太频繁，请在 {expireIn} 秒后重试。',
    en: 'Too many requests. Please try again in {expireIn} seconds.',
  },
  ERROR_INTERNAL: {
    'zh-CN': '系统出错了，请稍后重试；如仍有问题，请把请求编号告诉客服。',
    en: 'Something went wrong on our side. Please try again; if the problem persists, tell support the request id.',
  },
  ERROR_IDEMPOTENCY_KEY_REUSED: {
    'zh-CN': '同一个幂等键用在了不同的请求上。',
    en: 'This Idempotency-Key was used for a different request.',
  },
  ERROR_DONE_UNANSWERED: {
    'zh-CN':
      '此操作此前已完成，但当时的结果未能返回。请查看当前状态；如需再做一次，请使用新的幂等键（Idempotency-Key）。',
    en: 'This was done already, but its answer was lost. Check the current state; to do it once more, use a new Idempotency-Key.',
  },
  // accounts
  ERROR_ACCOUNT_INPUT: {
    'zh-CN': '账号输入有误，请输入手机号（境外号码须带 + 和区号）或邮箱。',
    en: 'Account input error: enter a phone number (from abroad with + and country code) or an e-mail address.',
  },
  ERROR_ACCOUNT_NOT_REGISTERED: { 'zh-CN': '该账号还没有注册。', en: 'This account is not registered yet.' },
  ERROR_ACCOUNT_EXISTS: {
    'zh-CN': '该账号已经注册，请直接登录。',
    en: 'This account is registered already. Please log in.',
  },
  ERROR_LOGIN_FAILED: {
    'zh-CN': '账号或密码不对，请重新输入。',
    en: 'The account or the password is wrong. Please enter them again.',
  },
  ERROR_ACCOUNT_DISABLED: {
    'zh-CN': '该账号已停用，请联系客服。',
    en: 'This account is disabled. Please contact customer service.',
  },
  ERROR_PASSWORD_FORM: {
    'zh-CN': '密码在传输前没有按约定处理。',
    en: 'The password was not hashed as agreed before it was sent.',
  },
  ERROR_PASSWORD_WRONG: { 'zh-CN': '密码不对，请重新输入。', en: 'The password is wrong. Please enter it again.' },
  ERROR_SIGN_PASSWORD_EXISTS: { 'zh-CN': '已设置签署密码。', en: 'The sign password is set already.' },
  ERROR_SIGN_PASSWORD_NONE: {
    'zh-CN': '还没有设置签署密码，请改用验证码，或先设置签署密码。',
    en: 'No sign password is set. Use a code instead, or set one first.',
  },
  ERROR_SIGN_PASSWORD_WRONG: {
    'zh-CN': '签署密码不对，请重新输入。',
    en: 'The sign password is wrong. Please enter it again.',
  },
  ERROR_FREQUENT_ACCOUNT_CHECK: {
    'zh-CN': '请求太频繁，请稍后再试。',
    en: 'Requests too frequent. Please try again later.',
  },
  ERROR_RESET_PASSWORD: { 'zh-CN': '重置密码失败，请重新验证。', en: 'Reset password failed. Please verify again.' },
  ERROR_SECURITY_TOKEN: {
    'zh-CN': '登录凭证无效、已使用或已过期。',
    en: 'The security token is not valid, was used or has expired.',
  },
  ERROR_PASSKEY: {
    'zh-CN': '通行密钥验证失败，请重试或使用其他方式登录。',
    en: 'The passkey could not be verified. Try again or log in another way.',
  },
  ERROR_PASSKEY_LIMIT: {
    'zh-CN': '最多保存 {limit} 个通行密钥，请先删除一个。',
    en: 'At most {limit} passkeys. Delete one first.',
  },
  ERROR_CONTACT_TAKEN: { 'zh-CN': '该联系方式已绑定其他账号。', en: 'This contact belongs to another account.' },
  ERROR_CONTACT_LAST: {
    'zh-CN': '这是账号唯一的联系方式，不能解绑。请先绑定另一个。',
    en: 'This is the only contact of the account. Bind another one first.',
  },
  ERROR_CONTACT_UNCHANGED: { 'zh-CN': '账号已绑定该联系方式。', en: 'This contact is bound already.' },
  ERROR_CONTACT_FRESH: {
    'zh-CN': '该联系方式刚刚绑定，24 小时后才能用它重置密码。请使用另一个联系方式。',
    en: 'This contact was bound just now and cannot reset a password for 24 hours. Use the other contact.',
  },
  ERROR_MEMBER_DISABLED: {
    'zh-CN': '您已被企业管理员移出，不能使用该企业账号。',
    en: 'You were removed by the administrator and cannot use this enterprise account.',
  },
  ERROR_NOT_A_MEMBER: { 'zh-CN': '没有这个账号。', en: 'There is no such account.' },
  ERROR_SCAN_EXPIRED: {
    'zh-CN': '二维码已失效，请在电脑上重新生成。',
    en: 'The QR code has expired. Make a new one on the computer.',
  },
  // identity and enterprises
  ERROR_IDENTITY_WAITING: {
    'zh-CN': '认证申请正在审核，请等待结果。',
    en: 'The application is being reviewed. Please wait for the result.',
  },
  ERROR_IDENTITY_PASSED: { 'zh-CN': '已通过认证，无需再次申请。', en: 'The identity is verified already.' },
  ERROR_IDENTITY_NAME: {
    'zh-CN': '请填写证件上的真实姓名，最多 {limit} 个字。',
    en: 'Enter the real name on the document, at most {limit} characters.',
  },
  ERROR_IDENTITY_NUMBER: {
    'zh-CN': '证件号码有误，请核对。',
    en: 'The number of the identity document is wrong. Please check it.',
  },
  ERROR_IDENTITY_PAPERS: {
    'zh-CN': '请上传所需的证件照片：{papers}',
    en: 'Upload pictures of the required documents: {papers}',
  },
  ERROR_IDENTITY_REQUIRED: { 'zh-CN': '此操作需要先完成实名认证。', en: 'This needs a verified identity first.' },
  ERROR_IDENTITY_DECIDED: { 'zh-CN': '该申请已经处理过了。', en: 'This application has been decided already.' },
  ERROR_ENTERPRISE_NAME: {
    'zh-CN': '请填写企业名称，最多 {limit} 个字。',
    en: 'Enter the name of the enterprise, at most {limit} characters.',
  },
  ERROR_ENTERPRISE_CODE: {
    'zh-CN': '统一社会信用代码有误，请核对。',
    en: 'The unified social credit code is wrong. Please check it.',
  },
  ERROR_ENTERPRISE_TAKEN: {
    'zh-CN': '该企业已经注册，请联系企业管理员邀请您加入。',
    en: 'This enterprise is registered already. Ask its administrator to invite you.',
  },
  // operators
  ERROR_OPERATOR_NOT_LOGIN: { 'zh-CN': '请先登录运营控制台。', en: 'Log in to the operator console first.' },
  ERROR_OPERATOR_ROLE: {
    'zh-CN': '您的角色没有此项权限，角色由管理员分配。',
    en: 'Your role does not permit this. An administrator assigns roles.',
  },
  ERROR_OPERATOR_LAST: { 'zh-CN': '最后一位管理员须保留该角色。', en: 'The last administrator keeps this role.' },
  ERROR_OPERATOR_EXISTS: { 'zh-CN': '该登录名已存在。', en: 'This login name exists already.' },
  ERROR_OPERATOR_CODE_MISSING: {
    'zh-CN': '请输入身份验证器应用中的 6 位动态码（totp）。',
    en: 'Enter the 6-digit code of your authenticator app (totp).',
  },
  ERROR_OPERATOR_CODE_WRONG: {
    'zh-CN': '动态码错误或已被使用，请等待下一个动态码。',
    en: 'The code is wrong or was used already. Wait for the next one.',
  },
  ERROR_OPERATOR_FACTOR_NEEDED: { 'zh-CN': '请先设置第二重验证。', en: 'Set up the second factor first.' },
  ERROR_OPERATOR_FACTOR_EXISTS: {
    'zh-CN': '已设置第二重验证。如需移除，请使用命令 npm run operator。',
    en: 'The second factor is set up already. It is removed by the command npm run operator.',
  },
  ERROR_REQUEST_OWN: { 'zh-CN': '须由另一位操作员确认。', en: 'Another operator has to confirm this.' },
  ERROR_REQUEST_DECIDED: { 'zh-CN': '该请求已处理或已过期。', en: 'This request has been decided or has expired.' },
  ERROR_REQUEST_WAITING: {
    'zh-CN': '同一对象已有一项请求等待确认。',
    en: 'A request about the same subject is waiting already.',
  },
  ERROR_REQUEST_SUBJECT: {
    'zh-CN': '对象的状态已改变，无法执行。',
    en: 'This cannot be done any more because the state of the subject has changed.',
  },
  ERROR_IDENTITY_TAKEN: {
    'zh-CN': '该证件号码已属于另一个已通过的认证。',
    en: 'This document number belongs to an identity that is verified already.',
  },
  ERROR_IDENTITY_SUSPENDED: {
    'zh-CN': '已通过的认证被认证机构暂停，请联系认证机构。',
    en: 'The verified identity was suspended by the certificate authority. Contact the authority.',
  },
  ERROR_IDENTITY_LETTER: {
    'zh-CN': '申请人不是法定代表人时，须上传授权书（类型为 AUTHORISATION 的材料）。',
    en: 'An applicant who is not the legal representative must upload a letter of authorisation (paper of kind AUTHORISATION).',
  },
  ERROR_CERTIFICATE_NOT_FOUND: { 'zh-CN': '没有这张证书。', en: 'There is no such certificate.' },
  ERROR_CERTIFICATE_REVOKED: { 'zh-CN': '该证书已被吊销。', en: 'This certificate is revoked already.' },
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: { 'zh-CN': '请重新获取图形验证码。', en: 'Please fetch the graphic captcha again.' },
  ERROR_CODE_EXPIRED: {
    'zh-CN': '验证码不存在或已过期，请重新获取。',
    en: 'The code does not exist or has expired. Please get a new one.',
  },
  ERROR_CODE_WRONG: { 'zh-CN': '验证码错误，请重新输入。', en: 'The code is wrong. Please enter it again.' },
  ERROR_CODE_LOCKED: {
    'zh-CN': '错误次数过多，已锁定 1 小时，请在 {wait}后再试。',
    en: 'Too many wrong attempts; locked for 1 hour. Try again in {wait}.',
  },
  ERROR_OPCODE: {
    'zh-CN': '操作码无效或已使用，请重新验证。',
    en: 'The operation code is not valid or was used. Please verify again.',
  },
  ERROR_CONTACT: {
    'zh-CN': '联系方式格式有误，请输入手机号（境外号码须带 + 和区号）或邮箱。',
    en: 'Contact format error: enter a phone number (from abroad with + and country code) or an e-mail address.',
  },
  ERROR_PHONE_UNSUPPORTED: {
    'zh-CN': '本服务不发送短信，请填写邮箱，不要填写手机号。',
    en: 'This service sends no text messages: enter an e-mail address instead of a phone number.',
  },
  ERROR_PHONE_COUNTRY: {
    'zh-CN': '本服务不向该国家或地区发送短信，请填写邮箱，不要填写手机号。',
    en: 'This service sends no text messages to this country: enter an e-mail address instead of a phone number.',
  },
  ERROR_PARTICIPANT_UNREACHABLE: {
    'zh-CN': '本服务无法向 {name} 的手机号发送短信，请为其填写邮箱。',
    en: 'This service cannot send a text message to the phone number of {name}. Give {name} an e-mail address.',
  },
  ERROR_SEND_BUSY: {
    'zh-CN': '发送太频繁，请在倒计时结束后再点（{expireIn} 秒）。',
    en: 'Sending too frequent. Click after the countdown ends ({expireIn} seconds).',
  },
  ERROR_FREQUENTLY: { 'zh-CN': '发送请求太频繁，请等 {wait}。', en: 'Send request too frequent. Please wait {wait}.' },
  ERROR_AMOUNT_OUT_LIMIT: {
    'zh-CN': '今天收到的验证码已达上限，请明天再试。',
    en: "Today's limit of received codes is reached. Please try tomorrow.",
  },
  ERROR_VOICE_AMOUNT_OUT_LIMIT: {
    'zh-CN': '今天的语音验证码已达上限，请明天再试。',
    en: "Today's limit of voice codes is reached. Please try tomorrow.",
  },
  ERROR_SEND_FAILED: { 'zh-CN': '发送失败，请稍后重试。', en: 'Send failed. Please try again later.' },
  ERROR_TIMEOUT: { 'zh-CN': '发送请求超时，请重试。', en: 'The send request timed out. Please try again.' },
  ERROR_CONTACT_BLACKLISTED: {
    'zh-CN': '该号码无法接收验证码，请联系客服。',
    en: 'This number cannot receive codes. Please contact customer service.',
  },
  ERROR_VOICE_FREQUENTLY: {
    'zh-CN': '发送请求太频繁，请等 {wait}。',
    en: 'Send request too frequent. Please wait {wait}.',
  },
  ERROR_VOICE_BLACKLISTED: {
    'zh-CN': '该号码无法接收验证码，请联系客服。',
    en: 'This number cannot receive codes. Please contact customer service.',
  },
} satisfies ErrorTexts;
