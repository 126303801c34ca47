import { type Language, type OperatorLanguage, operatorLanguage } from '@countersign/contract';

/** What the command says; `{name}` is filled in. Lines of other commands, which it carries out, stay as they are. */
const WORDS = {
  FOR: {
    en: 'How will the server run: systemd, compose or kubernetes',
    'zh-CN': '服务器的运行方式：systemd、compose 或 kubernetes',
  },
  PUBLIC_URL: {
    en: 'The address that users open, with https, such as https://sign.example.com',
    'zh-CN': '用户访问的地址，须为 https，例如 https://sign.example.com',
  },
  PKI_URL: {
    en: 'The address in every certificate, for good; plain http, so that verifiers can read it',
    'zh-CN': '写入每张证书的地址，以后不能更改；使用 http，以便验证方读取',
  },
  TRUST_PROXY: {
    en: 'The addresses or networks of the proxy in front, separated by commas',
    'zh-CN': '前置代理的地址或网段，用逗号分隔',
  },
  DATABASE_URL: {
    en: 'PostgreSQL, as postgres://user:password@host:5432/database (not shown)',
    'zh-CN': 'PostgreSQL 的地址，格式为 postgres://用户:密码@主机:5432/数据库（输入不显示）',
  },
  STORAGE: {
    en: 'Where files are stored: directory (one server) or s3 (an object store)',
    'zh-CN': '文件的存储位置：directory（单台服务器的目录）或 s3（对象存储）',
  },
  DATA_DIR: { en: 'The directory of the data', 'zh-CN': '数据目录' },
  KEYS_DIR: { en: 'A directory outside of it for keys', 'zh-CN': '数据目录之外的密钥目录' },
  S3_ENDPOINT: {
    en: 'The endpoint of the object store; empty for AWS',
    'zh-CN': '对象存储的地址；使用 AWS 时留空',
  },
  S3_REGION: { en: 'Its region', 'zh-CN': '区域' },
  S3_BUCKET: { en: 'The bucket', 'zh-CN': '存储桶' },
  S3_ACCESS_KEY_ID: {
    en: 'The access key id; empty if the machine has a role',
    'zh-CN': '访问密钥 ID；机器自带角色时留空',
  },
  S3_SECRET_ACCESS_KEY: { en: 'Its secret (not shown)', 'zh-CN': '对应的密钥（输入不显示）' },
  SMTP_URL: {
    en: 'The mail server, as smtps://user:password@host:465 or smtp://…:587 (not shown)',
    'zh-CN': '邮件服务器，格式为 smtps://用户:密码@主机:465 或 smtp://…:587（输入不显示）',
  },
  MAIL_FROM: { en: 'The sender of e-mail, an e-mail address', 'zh-CN': '发件人的邮箱地址' },
  SUPPORT_CONTACT: {
    en: 'Where users reach your support: a phone number, an e-mail address or an https address',
    'zh-CN': '客服联系方式：电话、邮箱或 https 网址',
  },
  SMS_PROVIDER: {
    en: 'Text messages: none (e-mail only), webhook, aliyun or twilio',
    'zh-CN': '短信：none（仅用邮件）、webhook、aliyun 或 twilio',
  },
  SMS_WEBHOOK_URL: { en: 'The address that sends text messages', 'zh-CN': '短信网关的地址' },
  ALIYUN_ACCESS_KEY_ID: { en: 'Alibaba Cloud: access key id', 'zh-CN': '阿里云：AccessKey ID' },
  ALIYUN_ACCESS_KEY_SECRET: {
    en: 'Alibaba Cloud: access key secret (not shown)',
    'zh-CN': '阿里云：AccessKey Secret（输入不显示）',
  },
  ALIYUN_SMS_SIGN_NAME: { en: 'Alibaba Cloud: approved signature', 'zh-CN': '阿里云：短信签名' },
  ALIYUN_SMS_CODE_TEMPLATE: { en: 'Alibaba Cloud: template of codes', 'zh-CN': '阿里云：验证码模板' },
  ALIYUN_SMS_NOTICE_TEMPLATE: { en: 'Alibaba Cloud: template of notices', 'zh-CN': '阿里云：通知模板' },
  ALIYUN_VOICE_TEMPLATE: { en: 'Alibaba Cloud: template of calls', 'zh-CN': '阿里云：语音模板' },
  TWILIO_ACCOUNT_SID: { en: 'Twilio: account SID', 'zh-CN': 'Twilio：Account SID' },
  TWILIO_AUTH_TOKEN: { en: 'Twilio: auth token', 'zh-CN': 'Twilio：Auth Token' },
  TWILIO_FROM: { en: 'Twilio: number or service that sends', 'zh-CN': 'Twilio：发送短信的号码或服务' },
  AUTHORITY: {
    en: 'The certificate authority: own (a root of your own), external (under an existing root) or later',
    'zh-CN': '证书机构：own（自建根证书）、external（由已有的根签发）或 later（以后再建）',
  },
  CA_ORGANISATION: {
    en: 'Your organisation as in its register: in every certificate, on every page, for good',
    'zh-CN': '贵机构的登记名称：写入每张证书和每个页面，以后不能更改',
  },
  CA_COUNTRY: { en: 'Its country, two letters', 'zh-CN': '国家代码，两个字母' },
  CONFIRM: {
    en: 'These names can never be changed. Type the organisation to make this authority; empty: later',
    'zh-CN': '以上名称以后不能更改。确认建立请再次输入机构名称；留空则以后再建',
  },
  OPERATOR_LOGIN: { en: 'The login of the first operator', 'zh-CN': '第一位管理员的登录名' },

  BAD_FORM: { en: '{name} must be {form}', 'zh-CN': '{name} 的格式不正确，应为：{form}' },
  BAD_CHOICE: { en: '{name} must be one of: {form}', 'zh-CN': '{name} 只能是：{form}' },
  BAD_HTTPS: {
    en: '{name} must begin with https:// and name a host that others can reach',
    'zh-CN': '{name} 必须以 https:// 开头，并且是他人可以访问的主机',
  },
  BAD_LOCAL: { en: '{name} must name a host that others can reach', 'zh-CN': '{name} 必须是他人可以访问的主机' },
  BAD_ABSOLUTE: { en: '{name} must begin with /', 'zh-CN': '{name} 必须以 / 开头' },
  BAD_CHARACTERS: {
    en: '{name} may not contain spaces, quotes, $, # or the like: the readers of the file understand them differently',
    'zh-CN': '{name} 不能包含空格、引号、$、# 等字符：不同程序对它们的理解不同',
  },
  MISSING: {
    en: 'These answers are missing. Give them as variables, in --answers FILE, or on a terminal:',
    'zh-CN': '缺少以下答案。请通过环境变量、--answers 文件或在终端中提供：',
  },
  REFUSED: { en: 'These answers cannot be used:', 'zh-CN': '以下答案不能使用：' },
  NO_USER: {
    en: 'There is no user {user} yet, as which the server runs. Make it, then run this command again:\n  useradd --system --home-dir /var/lib/countersign --shell /usr/sbin/nologin {user}\nor name another one with --user.',
    'zh-CN':
      '还没有运行服务器的系统用户 {user}。请先创建，再运行本命令：\n  useradd --system --home-dir /var/lib/countersign --shell /usr/sbin/nologin {user}\n也可以用 --user 指定其他用户。',
  },
  NEEDS_UID: {
    en: 'The server in the container runs as user id {uid} and must read the secrets: run this command as root or as that user.',
    'zh-CN': '容器内的服务器以用户 ID {uid} 运行，需要读取密钥文件：请以 root 或该用户运行本命令。',
  },
  ANSWERS_OPEN: { en: '{problem}: it contains secrets', 'zh-CN': '{problem}：其中含有密钥' },
  ANSWERS_BAD: {
    en: '{file} must be one JSON object of names and texts; not known: {names}',
    'zh-CN': '{file} 必须是由名称和文本组成的 JSON 对象；无法识别：{names}',
  },
  STOPPED: { en: 'Stopped. Nothing more was changed.', 'zh-CN': '已停止，没有再做更改。' },
  WRITTEN: { en: 'written  {file}', 'zh-CN': '已写入   {file}' },
  UNCHANGED: { en: 'as it was {file}', 'zh-CN': '未改动   {file}' },
  KEPT: {
    en: 'kept     {name}: another value was given; --change takes it over',
    'zh-CN': '保留原值 {name}：给出了不同的值，使用 --change 才会更改',
  },
  KEPT_KEY: {
    en: 'kept     {name}: it is never replaced here (docs/operate/security.md)',
    'zh-CN': '保留原值 {name}：本命令从不替换它（见 docs/operate/security.md）',
  },
  KEYS_COPY: {
    en: 'Keep a copy of {files} apart from every backup of the data: without the first one nothing that is stored can be read.',
    'zh-CN': '请把 {files} 另存一份，与数据备份分开：丢失前者，所有已存内容都无法读取。',
  },
  WOULD_WRITE: { en: 'would write {file}', 'zh-CN': '将写入 {file}' },
  CHECKS: { en: 'Checking …', 'zh-CN': '正在检查……' },
  CHECK_FAILED: {
    en: 'Correct what failed, then run this command again: it continues where it is now.',
    'zh-CN': '请先修正未通过的项目，再次运行本命令即可从此处继续。',
  },
  UNCHECKED: {
    en: 'The database, the store and the mail server are checked from where the server runs.',
    'zh-CN': '数据库、文件存储和邮件服务器将在服务器的运行环境中检查。',
  },
  HAS_AUTHORITY: { en: 'The certificate authority exists.', 'zh-CN': '证书机构已建立。' },
  WAITING: {
    en: 'The issuing CA is requested: {file}. Its certificate is not installed yet.',
    'zh-CN': '已生成签发机构的证书申请：{file}，证书尚未安装。',
  },
  ANSWERS_WRITTEN: { en: 'The names for the authority: {file}', 'zh-CN': '证书机构的名称：{file}' },
  NEXT: { en: 'Next:', 'zh-CN': '下一步：' },
  NOT_MADE: { en: 'The authority was not made.', 'zh-CN': '没有建立证书机构。' },
} as const satisfies Readonly<Record<string, Readonly<Record<OperatorLanguage, string>>>>;

export type Word = keyof typeof WORDS;
export type Say = (word: Word, facts?: Readonly<Record<string, string>>) => string;

export const sayIn =
  (language: Language): Say =>
  (word, facts = {}) =>
    WORDS[word][operatorLanguage(language)].replace(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole);
