import type { SigningOfficeSeal } from '@countersign/contract';
import type { Signing } from './queries.ts';

/** What somebody who acts for an enterprise may put: its seals that they may use for this, now (Spec §6). */
export interface OfficeSeals {
  readonly enterpriseWsid: string;
  readonly enterpriseName: string;
  /** No seal of an enterprise is used before its identity is verified. */
  readonly isVerified: boolean;
  /** Where one can apply for a seal, for this contract. */
  readonly applyHref: string;
  readonly seals: readonly SigningOfficeSeal[];
}

type Seen = Pick<Signing, 'actsFor' | 'officeSeals'> & {
  readonly envelope: Pick<Signing['envelope'], 'envelopeWsid'>;
};

/** Null where the participant acts for nobody but themselves. */
export function officeSealsOf({ envelope, actsFor, officeSeals }: Seen): OfficeSeals | null {
  if (actsFor === null) return null;
  const { enterpriseWsid, name: enterpriseName, verified: isVerified } = actsFor;
  const query = new URLSearchParams({ enterpriseWsid, envelopeWsid: envelope.envelopeWsid });
  return {
    ...{ enterpriseWsid, enterpriseName, isVerified, seals: officeSeals },
    applyHref: `/enterprise/my-seals?${query.toString()}`,
  };
}

/** One seal for several contracts: those that may be put on each of them; null where they are not of one enterprise. */
export function sharedOfficeSeals(signings: readonly Seen[]): OfficeSeals | null {
  const [first, ...rest] = signings.map(officeSealsOf);
  if (first === undefined || first === null) return null;
  if (rest.some((one) => one?.enterpriseWsid !== first.enterpriseWsid)) return null;
  const isEverywhere = ({ officeSealWsid }: SigningOfficeSeal): boolean =>
    rest.every((one) => one?.seals.some((seal) => seal.officeSealWsid === officeSealWsid));
  return { ...first, seals: first.seals.filter(isEverywhere) };
}
