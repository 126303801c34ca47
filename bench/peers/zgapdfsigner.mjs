// zgapdfsigner supports only RSA: the key is RSA-2048 in a PKCS #12 created in advance.
import forge from 'node-forge';
import zga from 'zgapdfsigner';

export function prepare() {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + 1);
  const name = [{ name: 'commonName', value: 'Bench' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const p12 = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], 'p')).getBytes();
  const p12cert = Buffer.from(p12, 'latin1');
  const { PdfSigner } = zga;
  return async (file) => new PdfSigner({ p12cert, pwd: 'p' }).sign(file);
}
