import type { SigningOfficeSeal } from '@countersign/contract';
import type { Signing } from './queries.ts';

/** The seals of an enterprise that its representative may use for this contract now (Spec §6). */
export interface OfficeSeals {
  readonly enterpriseWsid: string;
  readonly enterpriseName: string;
  /** No seal of an enterprise is used before its identity is verified. */
  readonly isVerified: boolean;
  /** The page where one can apply for a seal, for this contract. */
  readonly applyHref: string;
  readonly seals: readonly SigningOfficeSeal[];
}

type Seen = Pick<Signing, 'actsFor' | 'officeSeals'> & {
  readonly envelope: Pick<Signing['envelope'], 'envelopeWsid'>;
};

/** Null if the participant acts for themselves. */
export function officeSealsOf({ envelope, actsFor, officeSeals }: Seen): OfficeSeals | null {
  if (actsFor === null) return null;
  const { enterpriseWsid, name: enterpriseName, verified: isVerified } = actsFor;
  const query = new URLSearchParams({ enterpriseWsid, envelopeWsid: envelope.envelopeWsid });
  return {
    enterpriseWsid,
    enterpriseName,
    isVerified,
    seals: officeSeals,
    applyHref: `/enterprise/my-seals?${query.toString()}`,
  };
}

/** The seals for several contracts: those that may be put on each of them; null if they are not of one enterprise. */
export function sharedOfficeSeals(signings: readonly Seen[]): OfficeSeals | null {
  const [first, ...rest] = signings.map(officeSealsOf);
  if (first === undefined || first === null) return null;
  if (rest.some((one) => one?.enterpriseWsid !== first.enterpriseWsid)) return null;
  const isEverywhere = ({ officeSealWsid }: SigningOfficeSeal): boolean =>
    rest.every((one) => one?.seals.some((seal) => seal.officeSealWsid === officeSealWsid));
  return { ...first, seals: first.seals.filter(isEverywhere) };
}
