// Changes of login and sign passwords.
export { changePassword, replaceForgottenPassword } from './change-password.ts';
