// Persons, their contacts and secrets.
export { type AuditActor, SYSTEM_ACTOR, auditActor, personActor, recordByCaller, recordedName } from './actor.ts';
export { changeAvatar, setAvatar, showAvatar } from './avatar.ts';
export { addContact, removeContact } from './contacts.ts';
export { accountFrom, judgeAccount } from './judge-account.ts';
export { LOGIN_PASSWORD, forgiveSecret, judgeSecret } from './judge-secret.ts';
export { SYSTEM_WAITS, hashPassword, isPassword, waitsAs, waitsOf } from './password-hash.ts';
export { type PasswordRetrieval, prepareRetrieval } from './password-retrieval.ts';
export { presentUser } from './present.ts';
export { type Registered, registerPerson } from './register.ts';
export { showUser } from './show-user.ts';
export { judgeSignPassword, replaceForgottenSignPassword, setSignPassword } from './sign-password.ts';
export { demandStillLoggedIn } from './still-logged-in.ts';
export {
  type PersonChange,
  type PersonRow,
  erasePerson,
  findPerson,
  findPersonByContact,
  freshForSec,
  holdPerson,
  insertPerson,
  lockPerson,
  personText,
  readPersonText,
  setAccountStatus,
  setDeleteAt,
  setIdentity,
  setLastLogin,
  setSignPasswordHash,
  updatePerson,
} from './store.ts';
