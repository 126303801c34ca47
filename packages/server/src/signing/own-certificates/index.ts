// Lists the certificates issued to a person.
export {
  certificateColumns,
  findListedCertificate,
  listOwnCertificates,
  presentCertificate,
} from './list-certificates.ts';
