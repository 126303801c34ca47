import { LANGUAGE_TAGS } from '@countersign/contract';
import { CONSENT_MODES, CONSENT_VERSIONS, type ShownConsent, consentWords } from '@countersign/contract/consent';
import { NAME_SOURCES } from '@countersign/domain';
import type { ParticipantFacts } from './facts.ts';

type Told = Pick<ParticipantFacts, 'identified' | 'account' | 'nameFrom' | 'consent' | 'acceptedTerms' | 'views'>;

/** The given contacts that were proved at the time of the act. */
export const provedAtAct = ({ provedContacts = '' }: Readonly<Record<string, string>>): string[] =>
  provedContacts.split(' ');

const oneOf = <T extends string>(words: readonly T[], word: string | undefined): T | null =>
  words.find((one) => one === word) ?? null;

/** Reads from the audit row of an act who acted and what they were shown (signing/ceremony/core/act-facts.ts). */
export function actRecord(detail: Readonly<Record<string, string>>): Told {
  const by = oneOf(['PHONE', 'EMAIL', 'ROLE', 'MEMBERSHIP'], detail['identifiedBy']);
  const is = oneOf(['SENDER', 'GUEST', 'OTHER'], detail['accountIs']);
  return {
    identified:
      by === null
        ? null
        : {
            by,
            contact: detail['provedContact'] ?? null,
            provedAt: detail['provedAt'] ?? null,
            channel: detail['provedChannel'] ?? null,
          },
    account: is === null ? null : { wsid: detail['account'] ?? '', is },
    nameFrom: oneOf(NAME_SOURCES, detail['nameFrom']),
    consent: consentOf(detail['consent']),
    acceptedTerms: detail['acceptedTerms'] ?? null,
    views: Object.entries(detail).flatMap(([key, value]) => {
      if (!key.startsWith('viewed.')) return [];
      const [sha256 = '', at = '', pages = '', inView, seconds] = value.split(' ');
      const read = inView === undefined ? {} : { inView, seconds: Number(seconds) };
      return [{ fileWsid: key.slice('viewed.'.length), sha256, at, pages, ...read }];
    }),
  };
}

function consentOf(text: string | undefined): Told['consent'] {
  if (text === undefined) return null;
  const [first, second, third, count] = text.split(' ');
  const [mode, version] = [oneOf(CONSENT_MODES, first), oneOf(CONSENT_VERSIONS, second)];
  const language = oneOf(LANGUAGE_TAGS, third);
  if (mode === null || version === null || language === null) return 'NONE';
  const shown: ShownConsent = { mode, version, language, ...(count === undefined ? {} : { count: Number(count) }) };
  return { ...shown, text: consentWords(shown) };
}
