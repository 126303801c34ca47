import { type Certificate, type Name } from '@countersign/asn1';
import { fingerprint } from './effort.ts';
import { nameKey } from './names.ts';

/** Certificates by subject, without duplicates; certificates of `more` stores come after its own. None of them is trusted. */
export class CertificateStore {
  readonly #bySubject = new Map<string, Certificate[]>();
  readonly #more: readonly CertificateStore[];

  constructor(certificates: readonly Certificate[], more: readonly CertificateStore[] = []) {
    this.#more = more;
    const seen = new Set<string>();
    for (const certificate of certificates) {
      const id = fingerprint(certificate.der);
      if (seen.has(id)) continue;
      seen.add(id);
      const key = nameKey(certificate.subject);
      const known = this.#bySubject.get(key);
      if (known) known.push(certificate);
      else this.#bySubject.set(key, [certificate]);
    }
  }

  *named(subject: Name): Generator<Certificate> {
    yield* this.#bySubject.get(nameKey(subject)) ?? [];
    for (const store of this.#more) yield* store.named(subject);
  }
}
