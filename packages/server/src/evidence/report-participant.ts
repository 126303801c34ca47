import { CONSENT_EN, CONSENT_ZH, type ConsentMode } from '@countersign/contract/consent';
import type { EvidenceFacts, ParticipantFacts } from './facts.ts';
import { NONE, type Paper, partyWords } from './report-paper.ts';
import {
  actionWords,
  authLevelWords,
  authenticationWords,
  certificateWords,
  participantStatusWords,
  participantTypeWords,
  secureLevelWords,
} from './words.ts';

/** Who somebody is, how that is known, what they were shown, and what they did from where. */
export function layOutParticipant(paper: Paper, one: ParticipantFacts, number: number): void {
  const { page, time, documentName, facts } = paper;
  page.subheading(`${number}. ${one.enterprise === null ? one.name : `${one.name} · ${one.enterprise.name}`}`);
  page.row('当事人  Party', partyWords(one));
  page.row('角色  Role', `${actionWords(one.role)}，${participantTypeWords(one.type)}，顺序 sequence ${one.sequence}`);
  page.row('身份  Identity', identityWords(one.identity, paper));
  page.row('要求的验证  Asked for', `${authLevelWords(one.authLevel)}\n${secureLevelWords(one.secureLevel)}`);
  page.row('实际的验证  Authentication', one.authType === null ? NONE : authenticationWords(one.authType));
  const result = participantStatusWords(one.status);
  page.row('结果  Result', one.reason === null ? result : `${result}: ${one.reason}`);
  page.row('时间  Time', time(one.handledAt));
  page.row('网络地址  Address', one.ip ?? NONE);
  page.row('设备  Device', one.device ?? NONE);
  for (const { fileWsid, revision, sha256 } of one.seen)
    page.row('所见版本  Version shown', `${documentName(fileWsid)}，版本 revision ${revision}\n${sha256}`);
  for (const declared of consentOf(one, facts)) page.row('声明  Declaration', declared);
  for (const seal of one.seals) page.row('用印  Office seal', seal);
  for (const { fileWsid, serial, timestampedAt } of one.signatures) {
    const known = facts.certificates.find((certificate) => certificate.serial === serial);
    const kind = known === undefined ? '' : `${certificateWords(known.kind)}\n`;
    page.row('签名  Signature', `${documentName(fileWsid)}\n${kind}证书序列号 certificate ${serial}`);
    page.row('签名时间戳  Signature time-stamp', time(timestampedAt));
  }
  page.gap(6);
}

function identityWords(identity: ParticipantFacts['identity'], { time }: Paper): string {
  if (identity === null) return '未实名认证，姓名由发起人填写 not verified: the name is the one that the sender gave';
  const by = identity.verifiedBy === '' ? '' : `\n审核 by ${identity.verifiedBy}`;
  return `已实名认证 verified: ${identity.name}\n${time(identity.verifiedAt)}${by}`;
}

/** The words above the button that they chose; none for who only checked. */
function consentOf(one: ParticipantFacts, { envelope }: EvidenceFacts): string[] {
  if (one.role !== 'SIGNER' || one.status !== 'ED_SUCCESS') return [];
  const signed = one.signatures.length > 0;
  const mode: ConsentMode = !signed ? 'fill' : envelope.flowType === 'CANCEL_PROCESS' ? 'void' : 'sign';
  const [zh, en] = [CONSENT_ZH[mode], CONSENT_EN[mode]];
  // In a font for Chinese the quotation marks of English stand apart from what they quote.
  return [`${zh.text(zh.button)}\n${en.text(en.button).replace(/[“”]/g, '"')}`];
}
