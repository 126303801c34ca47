import { type Certificate, equalBytes, parseCertificate } from '@countersign/asn1';
import type { ValidationData } from '@countersign/pdf';
import type { AuthorityGeneration, ListIssuer, Signer } from '../../../platform/index.ts';

/** A certificate whose path must remain verifiable for years; `ocsp` is an OCSP response about it that is already stored. */
export interface Vouched {
  readonly certificate: Uint8Array;
  readonly ocsp: Uint8Array | null;
}

export type Asked = Pick<Signer, 'generations' | 'ocspFor' | 'crl'>;

/** Asks for each list, and for the status of each certificate, once for all documents of a completion. */
export function askedOnce(signer: Asked): Asked {
  const lists = new Map<string, Promise<Uint8Array>>();
  const answers = new Map<string, Promise<Uint8Array>>();
  const generations = signer.generations();
  generations.catch(() => {});
  return {
    generations: () => generations,
    crl: (issuer, generation) => once(lists, `${issuer} ${generation}`, () => signer.crl(issuer, generation)),
    ocspFor: (certificate) =>
      once(answers, Buffer.from(certificate).toString('base64'), () => signer.ocspFor(certificate)),
  };
}

function once<T>(known: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const asked = known.get(name) ?? ask();
  known.set(name, asked);
  return asked;
}

/**
 * Returns the data of the authority that a verifier needs in later years to validate these certificates (ETSI EN 319 142-1
 * §5.4.2): each with its path, for each a stored or a new OCSP response about its status, and the revocation list of every CA
 * on the path. A response contains its responder's certificate.
 */
export async function validationData(signer: Asked, vouched: readonly Vouched[]): Promise<ValidationData> {
  const authorities = casOf(await signer.generations());
  // A root ends its path: a later root has the same name, and neither certifies the other here.
  const above = (certificate: Certificate) =>
    equalBytes(certificate.subject.der, certificate.issuer.der)
      ? undefined
      : authorities.find(({ parsed }) => isIssuer(parsed, certificate));
  const certs: Uint8Array[] = [];
  const lists = new Map<string, Promise<Uint8Array>>();
  const answers = vouched.map(async ({ certificate, ocsp }) => ocsp ?? signer.ocspFor(certificate));
  for (const { certificate } of vouched) {
    certs.push(certificate);
    for (let ca = above(parseCertificate(certificate)); ca !== undefined; ca = above(ca.parsed)) {
      certs.push(ca.certificate);
      const { role, generation } = ca;
      const name = `${role} ${generation}`;
      if (!lists.has(name)) lists.set(name, signer.crl(role, generation));
    }
  }
  const [ocsps, crls] = await Promise.all([Promise.all(answers), Promise.all(lists.values())]);
  return { certs, ocsps, crls };
}

type Ca = AuthorityGeneration & { readonly role: ListIssuer; readonly parsed: Certificate };
const known = new WeakMap<readonly AuthorityGeneration[], readonly Ca[]>();

function casOf(generations: readonly AuthorityGeneration[]): readonly Ca[] {
  const found =
    known.get(generations) ??
    generations.flatMap((one): Ca[] =>
      one.role === 'ROOT' || one.role === 'ISSUING' || one.role === 'INTERMEDIATE'
        ? [{ ...one, role: one.role, parsed: parseCertificate(one.certificate) }]
        : [],
    );
  known.set(generations, found);
  return found;
}

/** By name and key identifier: a later generation of an authority has the name of the former one. */
function isIssuer({ subject, subjectKeyId }: Certificate, { issuer, authorityKeyId }: Certificate): boolean {
  const wanted = authorityKeyId?.keyId ?? null;
  return (
    equalBytes(subject.der, issuer.der) &&
    (wanted === null || subjectKeyId === null || equalBytes(wanted, subjectKeyId))
  );
}
