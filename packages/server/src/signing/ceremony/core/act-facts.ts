import type { ConsentMode, ShownConsent } from '@countersign/contract/consent';
import { type NameSource, judgeReading, maskContact, toWsid } from '@countersign/domain';
import { type Caller, type Tx, refuseWith } from '../../../platform/index.ts';
import { findEnterprise, isVerified, readActing } from '../../../accounts/index.ts';
import {
  type DocumentRow,
  type Identified,
  type LoadedEnvelope,
  type ParticipantRow,
  demandIdentified,
  provedContacts,
} from '../../../contracts/index.ts';
import type { PlannedAct } from './act.ts';
import type { SignCall } from '../turn/decide.ts';
import { together } from './together.ts';

export interface Acted {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
  readonly caller: Caller;
  /** The source of the certified name; null where no name is certified, as in a check. */
  readonly name: Pick<PlannedAct, 'identityVerified' | 'nameOfProfile'> | null;
  /** What the client reports of itself. */
  readonly reported: Pick<SignCall['body'], 'consent' | 'views'>;
}

/**
 * Returns who acted, how they were identified, where their name comes from, and what they were shown, as the audit row of the
 * act stores it and the evidence reports it (Rulings §8.12). Contacts are masked.
 */
export async function actFacts(tx: Tx, acted: Acted): Promise<Readonly<Record<string, string>>> {
  const { loaded, participant, caller, name, reported } = acted;
  const isSender = loaded.row.senderId === caller.personId;
  const { memberId, enterpriseId } = participant;
  const [identified, proved, enterprise, acting] = await together([
    demandIdentified(tx, participant, caller),
    provedContacts(tx, participant, caller),
    enterpriseId === null ? null : findEnterprise(tx, enterpriseId),
    readActing(tx, caller),
  ]);
  return {
    ...identifiedFacts(identified),
    ...(proved.length === 0 ? {} : { provedContacts: proved.join(' ') }),
    ...(enterprise === null ? {} : { enterpriseIs: isVerified(enterprise) ? 'VERIFIED' : 'UNVERIFIED' }),
    account: memberId === null ? toWsid('user', caller.personId) : toWsid('enterpriseUser', memberId),
    ...inPersonFacts(caller),
    accountIs: caller.scopes !== null ? 'GUEST' : isSender ? 'SENDER' : 'OTHER',
    ...(name === null ? {} : { nameFrom: certifiedNameSource(name) }),
    consent: consentFact(reported.consent),
    ...(acting?.acceptedTerms == null ? {} : { acceptedTerms: acting.acceptedTerms }),
    ...viewFacts(reported.views ?? []),
  };
}

/** On whose device, and when it was handed over. */
const inPersonFacts = ({ inPerson }: Caller): Record<string, string> =>
  inPerson === undefined ? {} : { inPersonHost: inPerson.hostName, inPersonHandedAt: inPerson.startedAt };

const certifiedNameSource = ({ identityVerified, nameOfProfile = false }: NonNullable<Acted['name']>): NameSource =>
  identityVerified ? 'VERIFIED' : nameOfProfile ? 'PROFILE' : 'GIVEN';

function identifiedFacts(identified: Identified): Record<string, string> {
  if (identified.by !== 'CONTACT') return { identifiedBy: identified.by };
  const { contact, proof } = identified;
  return {
    identifiedBy: contact.kind === 'phone' ? 'PHONE' : 'EMAIL',
    provedContact: maskContact(contact.value),
    ...(proof === null ? {} : { provedAt: proof.provedAt.toISOString(), provedChannel: proof.channel }),
  };
}

/** `none`, or mode, version and language, and for several contracts their number. */
const consentFact = (consent: ShownConsent | undefined): string =>
  consent === undefined
    ? 'none'
    : [consent.mode, consent.version, consent.language, ...(consent.mode === 'batch' ? [consent.count ?? 1] : [])].join(
        ' ',
      );

/** Digest, instant and pages by file, then the pages in view and the seconds; each file is listed once. */
const viewFacts = (views: NonNullable<Acted['reported']['views']>): Record<string, string> =>
  Object.fromEntries(
    views.map(({ fileWsid, digest, pages, datetime, inView, seconds }) => {
      const said = typeof pages === 'number' ? String(pages) : spans(pages);
      const read = inView === undefined || seconds === undefined ? '' : ` ${spans(inView)} ${seconds}`;
      return [`viewed.${fileWsid}`, `${digest} ${datetime} ${said}${read}`];
    }),
  );

/** `1-3,7` for 1, 2, 3, 7. */
function spans(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',') || '-';
}

/** @throws Refused ERROR_MALFORMED where the words shown belong to another kind of act, or a view names a foreign file */
export function demandReported(
  { consent, views }: Acted['reported'],
  {
    loaded,
    documents,
    fileWsids,
  }: Pick<Acted, 'loaded'> & Pick<PlannedAct, 'documents'> & { readonly fileWsids: readonly string[] },
): void {
  const foreign = (views ?? []).some(({ fileWsid }) => !fileWsids.includes(fileWsid));
  if (foreign) refuseWith('ERROR_MALFORMED', { field: 'views', detail: 'must name documents of this envelope' });
  if (consent === undefined) return;
  const signs = documents.some(({ signatureField }) => signatureField !== null);
  const fitting: readonly ConsentMode[] =
    loaded.row.flowType === 'CANCEL_PROCESS' ? ['void'] : signs ? ['sign', 'batch'] : ['fill', 'batch'];
  if (!fitting.includes(consent.mode))
    refuseWith('ERROR_MALFORMED', { field: 'consent.mode', detail: `must be ${fitting.join(' or ')} for this act` });
}

/**
 * The report of the page meets what the sender asked for (`reading`). It is a report: the evidence says so.
 * @throws Refused ERROR_READING_MISSING
 */
export function demandRead(
  { row }: LoadedEnvelope,
  documents: readonly Pick<DocumentRow, 'fileId' | 'pages'>[],
  { views = [] }: Pick<Acted['reported'], 'views'>,
): void {
  const reported = documents.map(({ fileId, pages }) => {
    const view = views.find(({ fileWsid }) => fileWsid === toWsid('file', fileId));
    return { id: fileId, pageCount: pages.length, inView: view?.inView ?? [], seconds: view?.seconds ?? 0 };
  });
  const decision = judgeReading(row.reading, reported);
  if (!decision.ok) refuseWith(decision.error, { fileWsid: toWsid('file', String(decision.params['documentId'])) });
}
