// Changes of login and sign passwords.
export { removeKeys } from './remove-keys.ts';
export { changePassword, replaceForgottenPassword } from './change-password.ts';
