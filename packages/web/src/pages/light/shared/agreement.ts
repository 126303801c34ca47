let agreed = false;

/**
 * The person has said what the files are for, and logs in: asked again only after a reload. A site that posts files to the app has
 * not agreed to anything.
 */
export const agree = (): void => {
  agreed = true;
};
export const hasAgreed = (): boolean => agreed;
export const forgetAgreement = (): void => {
  agreed = false;
};
