import type { ParticipantFacts } from './facts.ts';
import { type Layout, NONE, oneLine, partyNames, partyWords } from './report-layout.ts';
import {
  actionWords,
  authLevelWords,
  authenticationWords,
  certificateWords,
  channelWords,
  participantStatusWords,
  participantTypeWords,
  secureLevelWords,
} from './words.ts';

/** The section of a participant: who they are, how they were identified, what they were shown, and what they did from where. */
export function layOutParticipant(layout: Layout, one: ParticipantFacts, number: number): void {
  const { page, time, documentName, facts } = layout;
  const hasActed = one.authType !== null || one.seen.length > 0;
  page.subheading(`${number}. ${partyNames(one).join(' · ')}`);
  page.row('当事人  Party', partyWords(one));
  page.row('角色  Role', `${actionWords(one.role)}，${participantTypeWords(one.type)}，顺序 sequence ${one.sequence}`);
  if (one.witness === true) page.row('见证人  Witness', '以见证人身份签署 signs as a witness');
  if (one.inPerson !== undefined) page.row('当面签署  In person', inPersonWords(one.inPerson, layout));
  for (const { contact, proved } of one.givenContacts)
    if (!proved) page.row('所留联系方式  Contact as given', `${contact}\n${UNPROVED}`);
  if (hasActed) {
    page.row('联系方式证明  Contact proved', identifiedWords(one, layout));
    page.row('操作账户  Account', accountWords(one));
    if (one.role === 'SIGNER') page.row('姓名来源  Source of the name', nameWords(one));
  }
  page.row('身份  Identity', identityWords(one, layout));
  page.row('要求的验证  Asked for', `${authLevelWords(one.authLevel)}\n${secureLevelWords(one.secureLevel)}`);
  page.row('实际的验证  Authentication', one.authType === null ? NONE : authenticationWords(one.authType));
  const result = participantStatusWords(one.status);
  page.row('结果  Result', one.reason === null ? result : `${result}: ${oneLine(one.reason)}`);
  page.row('时间  Time', time(one.handledAt));
  page.row('网络地址  Address', one.ip ?? NONE);
  page.row('设备  Device', one.device ?? NONE);
  for (const { fileWsid, revision, sha256 } of one.seen)
    page.row('所见版本  Version shown', `${documentName(fileWsid)}，版本 revision ${revision}\n${sha256}`);
  for (const { fileWsid, sha256, at, pages, inView, seconds } of one.views)
    page.row(
      '浏览器报告  Reported by the browser',
      `${documentName(fileWsid)}，页 pages ${pages}\n${shownWords(inView, seconds)}${time(at)}\n${sha256}`,
    );
  if (one.role === 'SIGNER' && one.status === 'ED_SUCCESS') page.row('声明  Declaration', consentText(one));
  if (one.acceptedTerms !== null) page.row('已接受的条款  Accepted terms', `版本 version ${one.acceptedTerms}`);
  for (const seal of one.seals) page.row('用印  Office seal', seal);
  for (const { label, name, bytes, sha256 } of one.attachments ?? [])
    page.row(
      '附件  Attached file',
      `${label === '' ? '' : `${oneLine(label)}\n`}${name}，${bytes} 字节 bytes\n${sha256}`,
    );
  for (const { fileWsid, serial, timestampedAt } of one.signatures) {
    const known = facts.certificates.find((certificate) => certificate.serial === serial);
    const kind = known === undefined ? '' : `${certificateWords(known.kind)}\n`;
    page.row('签名  Signature', `${documentName(fileWsid)}\n${kind}证书序列号 certificate ${serial}`);
    page.row('签名时间戳  Signature time-stamp', time(timestampedAt));
  }
  page.gap(6);
}

function inPersonWords(
  { host, handedAt, returnedAt }: NonNullable<ParticipantFacts['inPerson']>,
  { time }: Layout,
): string {
  const back = returnedAt === null ? '本报告生成时尚未登录收回 not taken back before this report' : time(returnedAt);
  return [
    `在发起人 ${host} 的设备上操作，设备已锁定发起人的账号 on the device of the sender, locked for their account`,
    `交出 handed over ${time(handedAt)}`,
    `登录收回 taken back by a login ${back}`,
  ].join('\n');
}

/** What the page measured of itself; it says nothing about a person. */
const shownWords = (inView: string | undefined, seconds: number | undefined): string =>
  inView === undefined
    ? ''
    : `页面记录的停留，不证明已被阅读 measured by the page, no proof of reading: 页 pages ${inView}，至少 at least ${seconds ?? 0} s\n`;

function identityWords({ identity, nameSource }: ParticipantFacts, { time }: Layout): string {
  if (identity === null)
    return nameSource === 'PROFILE'
      ? '未实名认证，姓名取自本人账户 not verified: the name is the one in their own account'
      : '未实名认证，姓名由发起人填写 not verified: the name is the one that the sender gave';
  const by = identity.verifiedBy === '' ? '' : `\n审核 by ${identity.verifiedBy}`;
  return `已实名认证 verified: ${identity.name}\n${time(identity.verifiedAt)}${by}`;
}

const UNPROVED = '未经验证，仅用于通知 given by the sender and not proved; notices only';

function identifiedWords({ identified }: ParticipantFacts, { time }: Layout): string {
  if (identified === null) return '未记录 not recorded';
  const { by, contact, provedAt, channel } = identified;
  if (by === 'ROLE') return '由持有该企业角色确定 by holding the role of the enterprise';
  if (by === 'MEMBERSHIP') return '由企业成员身份确定 by the membership of the enterprise';
  const when = provedAt === null ? '验证时间未记录 proved before the time was recorded' : time(provedAt);
  return `${contact ?? ''}\n${channel === null ? '' : `${channelWords(channel)}，`}${when}`;
}

function accountWords({ account }: ParticipantFacts): string {
  if (account === null) return '未记录 not recorded';
  const whose = {
    SENDER: '发起人本人的账户 the sender’s own account',
    GUEST: '凭签署链接与验证码，未登录账户 by the signing link and a code, without a login',
    OTHER: '不是发起人的账户 an account other than the sender’s',
  };
  return `${account.wsid}\n${whose[account.is]}`;
}

function nameWords({ nameFrom }: ParticipantFacts): string {
  if (nameFrom === null) return '未记录 not recorded';
  return {
    VERIFIED: '经认证机构核实的身份 the identity that the authority has verified',
    PROFILE: '账户资料，由本人填写，未经核实 the profile of the account, not verified',
    GIVEN: '由发起人填写，未经核实 given by the sender, not verified',
  }[nameFrom];
}

/** The exact words that were shown, in the language they were shown in. */
function consentText({ consent }: ParticipantFacts): string {
  if (consent === null) return '未记录所示声明 which words were shown is not recorded';
  if (consent === 'NONE') return '通过接口操作，客户端未报告所示声明 the client reported no words that were shown';
  // In a Chinese font, English quotation marks are set apart from the quoted text.
  const text = consent.language === 'en' ? consent.text.replace(/[“”]/g, '"') : consent.text;
  return `${text}\n${consent.language}，版本 version ${consent.version}`;
}
