import { type Language, type OperatorLanguage, operatorLanguage } from '@countersign/contract';

type Words = readonly [problem: string, fix: string];

/** What is wrong and how to correct it; `{fact}` is a fact of the finding. */
const WORDS = {
  FAILED: {
    en: ['the check failed: {detail}', 'see the log of the server'],
    'zh-CN': ['检查失败：{detail}', '请查看服务器日志'],
  },
  NO_ANSWER: {
    en: ['no answer within {seconds} s', 'see whether that service hangs or a firewall drops its packets'],
    'zh-CN': ['{seconds} 秒内没有回应', '请检查该服务是否停滞，或防火墙是否丢弃了数据包'],
  },
  NOT_CHECKED: {
    en: ['not checked, because the database cannot be used', 'correct the database first'],
    'zh-CN': ['未检查：数据库不可用', '请先修复数据库'],
  },
  NOT_YET: {
    en: ['not checked, because the database is still empty', 'it is filled by the first start'],
    'zh-CN': ['未检查：数据库还是空的', '首次启动时会写入数据'],
  },
  SETTINGS: {
    en: ['{detail}', 'docs/settings.md describes each setting'],
    'zh-CN': ['{detail}', '各项设置见 docs/settings.md'],
  },
  DATABASE_AWAY: {
    en: ['{detail}', 'check DATABASE_URL, the password, and that the database accepts connections from here'],
    'zh-CN': ['{detail}', '请检查 DATABASE_URL、密码，以及数据库是否接受来自本机的连接'],
  },
  DATABASE_IN_USE: {
    en: ['the server is running on the embedded database', 'stop it first, or read its health page at /operator'],
    'zh-CN': ['服务器正在使用内嵌数据库', '请先停止服务器，或查看 /operator 的运行状况页面'],
  },
  DATABASE_OLD: {
    en: ['PostgreSQL {version} is too old', 'move to PostgreSQL 15 or later'],
    'zh-CN': ['PostgreSQL {version} 版本过低', '请升级到 PostgreSQL 15 或更高版本'],
  },
  DATABASE_UNLIMITED: {
    'zh-CN': [
      '数据库语句没有时间限制：连接池不转发该设置',
      '为数据库角色设置 statement_timeout 和 idle_in_transaction_session_timeout（docs/operate/scale.md）',
    ],
    en: [
      'statements have no time limit, because the pooler does not pass it on',
      'set statement_timeout and idle_in_transaction_session_timeout for the role (docs/operate/scale.md)',
    ],
  },
  DATABASE_SLOW: {
    en: ['a query takes {latencyMs} ms', 'run the database in the same network as the server'],
    'zh-CN': ['一次查询需要 {latencyMs} 毫秒', '请把数据库与服务器放在同一网络中'],
  },
  SCHEMA: { en: ['{detail}', 'docs/operate/upgrade.md'], 'zh-CN': ['{detail}', '见 docs/operate/upgrade.md'] },
  STORE_FAILED: {
    en: ['a file cannot be stored: {detail}', 'check DATA_DIR and who may write to it, or the S3_ settings'],
    'zh-CN': ['无法存储文件：{detail}', '请检查 DATA_DIR 及其写入权限，或 S3_ 开头的设置'],
  },
  STORE_LOST: {
    en: ['a stored file is not found again', 'check the disk or the bucket before anything is signed'],
    'zh-CN': ['存入的文件无法读回', '请先检查磁盘或存储桶，再进行签署'],
  },
  STORE_NONE: {
    en: [
      'there is no store in DATA_DIR yet',
      'nothing, if the server has not run yet; else mount the disk of DATA_DIR',
    ],
    'zh-CN': ['DATA_DIR 中还没有文件存储', '首次启动前无需处理；否则请挂载 DATA_DIR 的磁盘'],
  },
  DISK_LOW: {
    en: [
      '{freeMb} MB are free on the disk of DATA_DIR',
      'make room soon: the server stops accepting files at {leastMb} MB',
    ],
    'zh-CN': ['DATA_DIR 所在磁盘剩余 {freeMb} MB', '请尽快清理：低于 {leastMb} MB 时服务器停止接收文件'],
  },
  DISK_FULL: {
    en: ['{freeMb} MB are free on the disk of DATA_DIR, fewer than READY_FREE_MB ({leastMb})', 'make room now'],
    'zh-CN': ['DATA_DIR 所在磁盘剩余 {freeMb} MB，少于 READY_FREE_MB（{leastMb}）', '请立即清理磁盘'],
  },
  MAIL_FAILED: {
    en: ['{server} does not accept mail from here: {detail}', 'check SMTP_URL: host, port, user, password, TLS'],
    'zh-CN': ['{server} 不接受来自本机的邮件：{detail}', '请检查 SMTP_URL：主机、端口、用户、密码、TLS'],
  },
  SMS_SILENT: {
    en: ['{server} does not answer: {detail}', 'check SMS_WEBHOOK_URL or ALIYUN_ENDPOINT, and the firewall'],
    'zh-CN': ['{server} 没有回应：{detail}', '请检查 SMS_WEBHOOK_URL 或 ALIYUN_ENDPOINT 以及防火墙'],
  },
  CLOCK_DATABASE: {
    en: ['the clocks of this machine and of the database differ by {offsetMs} ms', 'run NTP (chrony) on both machines'],
    'zh-CN': ['本机与数据库的时钟相差 {offsetMs} 毫秒', '请在两台机器上启用 NTP（chrony）'],
  },
  CLOCK_BEHIND: {
    en: [
      'the clock is {behindMs} ms behind the last time-stamp',
      'correct the clock; until then nothing is time-stamped',
    ],
    'zh-CN': ['本机时钟比最后一个时间戳慢 {behindMs} 毫秒', '请校正时钟；在此之前无法加盖时间戳'],
  },
  FONTS: {
    en: ['the font {detail} is missing', 'install the program again: the font is part of it'],
    'zh-CN': ['缺少字体 {detail}', '请重新安装程序，字体是其中的一部分'],
  },
  OFFICE_NONE: {
    en: [
      'no office converter: only PDF files and pictures are accepted',
      'install LibreOffice, or set SOFFICE_PATH, if office documents are wanted',
    ],
    'zh-CN': ['没有文档转换程序：仅接受 PDF 和图片', '如需接受办公文档，请安装 LibreOffice 或设置 SOFFICE_PATH'],
  },
  OFFICE_MISSING: {
    en: ['SOFFICE_PATH is {program}, which cannot be run', 'correct SOFFICE_PATH'],
    'zh-CN': ['SOFFICE_PATH 为 {program}，无法运行', '请修正 SOFFICE_PATH'],
  },
  OFFICE_OPEN: {
    en: [
      'office documents cannot be kept from the network, so production refuses them',
      'allow unprivileged user namespaces (unshare --map-root-user --net)',
    ],
    'zh-CN': [
      '无法为办公文档隔离网络，生产模式将拒绝它们',
      '请允许非特权用户命名空间（unshare --map-root-user --net）',
    ],
  },
  AUTHORITY_NONE: {
    en: ['there is no certificate authority yet', 'npm run ca -- create (docs/operate/authority.md)'],
    'zh-CN': ['尚未建立证书机构', 'npm run ca -- create（见 docs/operate/authority.md）'],
  },
  AUTHORITY_ENDING: {
    en: ['the certificate {role} ends in {days} days', 'npm run ca -- status, then renew or rollover'],
    'zh-CN': ['证书 {role} 将在 {days} 天后到期', 'npm run ca -- status，然后 renew 或 rollover'],
  },
  AUTHORITY_ENDED: {
    en: ['the certificate {role} has ended', 'npm run ca -- status, then renew or rollover'],
    'zh-CN': ['证书 {role} 已到期', 'npm run ca -- status，然后 renew 或 rollover'],
  },
  AUTHORITY_REVOKED: {
    en: [
      'the revocation list of {subject} names {revoked}: readers trust no new signature',
      'ask the operator of that CA; request another issuing CA (docs/operate/authority.md)',
    ],
    'zh-CN': [
      '{subject} 的吊销列表列出了 {revoked}：新的签名将不被信任',
      '请联系该机构的运营方，并重新申请签发机构（docs/operate/authority.md）',
    ],
  },
  LIST_ENDED: {
    en: [
      'the revocation list of {subject} has ended: new signatures cannot be confirmed',
      'npm run ca -- fetch-lists says why no new one came; or install-list FILE',
    ],
    'zh-CN': [
      '{subject} 的吊销列表已过期：新的签名无法确认',
      '运行 npm run ca -- fetch-lists 查看未取得新列表的原因，或用 install-list FILE 导入',
    ],
  },
  LIST_ENDING: {
    en: [
      'the revocation list of {subject} ends on {until}, and there is no newer one',
      'npm run ca -- fetch-lists says why no new one came; or install-list FILE',
    ],
    'zh-CN': [
      '{subject} 的吊销列表将于 {until} 过期，尚无更新的列表',
      '运行 npm run ca -- fetch-lists 查看未取得新列表的原因，或用 install-list FILE 导入',
    ],
  },
  KEK_WRONG: {
    en: [
      'KEK does not open {closed}',
      'set the KEK that these keys were sealed with; without it they are lost (docs/operate/recover.md)',
    ],
    'zh-CN': [
      'KEK 无法打开 {closed}',
      '请使用封存这些密钥时的 KEK；没有它密钥将无法恢复（见 docs/operate/recover.md）',
    ],
  },
  MEMORY_LOW: {
    en: [
      '{availableMb} MB of memory are available',
      'give the server at least {leastMb} MB: large documents need them',
    ],
    'zh-CN': ['可用内存 {availableMb} MB', '请为服务器提供至少 {leastMb} MB，大文件需要这些内存'],
  },
  PROXY_NONE: {
    en: [
      'PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY is unset: all users would share its address and its limits',
      'set TRUST_PROXY to the addresses of the proxy, and let it set X-Forwarded-For',
    ],
    'zh-CN': [
      'PUBLIC_URL 为 https，需要由代理提供，但未设置 TRUST_PROXY：所有用户将共用代理的地址和限额',
      '请把 TRUST_PROXY 设为代理的地址，并让代理设置 X-Forwarded-For',
    ],
  },
  ADDRESS_AWAY: {
    en: ['{url} cannot be reached from this machine: {detail}', 'check DNS, proxy, certificate and firewall'],
    'zh-CN': ['无法从本机访问 {url}：{detail}', '请检查 DNS、代理、证书和防火墙'],
  },
  ADDRESS_OTHER: {
    en: [
      '{url} answers {status}, not like this program',
      'start the server, and let the proxy pass every path to it (deploy/)',
    ],
    'zh-CN': ['{url} 返回 {status}，不是本程序的回应', '请启动服务器，并让代理把所有路径转发给它（见 deploy/）'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<OperatorLanguage, Words>>>>;

export type Problem = keyof typeof WORDS;

/** The problem and its correction in words. */
export function problemWords(
  problem: Problem,
  facts: Readonly<Record<string, string | number>>,
  language: Language,
): { readonly problem: string; readonly fix: string } {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
  const [words, fix] = WORDS[problem][operatorLanguage(language)];
  return { problem: fill(words), fix: fill(fix) };
}
