export const terms = `# Terms of service

These terms are the agreement between you and {authority} (“we”) about the signing service.

## Account

- The account is for you alone. Keep the password, the sign password and all codes to yourself; what is done with them is presumed to be done by you.
- If you find that someone else is using your account, reset the password at once and contact us: {service}.
- When you sign for an enterprise, you confirm that you may do so.

## Signatures

- For each signature, our certificate authority issues or uses a certificate. Read a contract in full before you sign it.
- “What your signature means” says what a signature stands for, what it proves, and what it does not prove.
- Documents that the law does not permit in electronic form cannot be signed here. Please judge for yourself, and ask a lawyer where necessary.

## Content

- The files and information that you provide must be true, and you must have the right to use them.
- Do not use the service to send unlawful content, to harass others or to impersonate them. We may disable an account for that.
- We do not examine the contents of contracts and are not a party to them. Their parties are responsible for them.

## Service

- We issue, use and revoke certificates by our practice statement, and keep the evidence of signing.
- The service may be interrupted by maintenance or failures. That does not affect signatures already made; completed files can be verified without us.
- The price of a charged item is shown before it is bought.

## Liability

- We are liable under the law for damage that we cause by breaking these terms or the law.
- Liability that the law does not permit to exclude is not excluded here.

## End and changes

- You may delete your account at any time. Signatures made before, and their evidence, are not affected.
- When these terms change, we publish the date of the new version and ask you to confirm it at your next login. It does not interrupt a signing in progress.
`;
