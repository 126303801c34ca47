import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven: 'You provide this picture yourself: a name in it is not verified, and the evidence report says so.',
  signature: {
    title: 'Your signature',
    initials: 'Your initials',
    keptHint: 'Use one you have saved',
    keptOf: (day) => `Signature saved on ${day}`,
    preview: 'True size on the contract',
    keep: 'Save this signature for next time',
    useAll: (count) => `Use it for all ${count} signatures`,
    adopt: 'Use this signature',
    needsInk: 'Make your signature first',
  },
  seal: {
    title: 'Choose a seal',
    none: 'You have no seal yet. Make one from your name, draw one, or upload a picture of yours.',
    upload: 'Add a seal',
    adopt: 'Use this seal',
    needsPicture: 'Finish the seal first',
    needs: 'Choose a seal first',
    useAll: (count) => `Use it for all ${count} places`,
    guest: 'A seal cannot be used through a signing link. Log in, then open this contract again.',
    naming: 'Name of the seal',
    defaultName: 'My seal',
    store: 'Save the seal',
    login: 'Log in to go on',
    own: 'Personal seals',
    uploadOwn: 'Add a personal seal',
    officeOf: (enterprise) => `Seals of “${enterprise}”`,
    officeNone:
      'You are not authorised to use any seal of the enterprise for this contract. Apply for one; you can use it once it is approved.',
    officeApply: 'Apply for a seal',
    officeUnverified:
      'The seals of an enterprise can be used once it is verified. Ask its owner to apply for verification.',
    officeVerify: 'View the enterprise verification',
    lookAgain: 'Approved already? Refresh',
    size: (width, height) => `${width} × ${height} mm`,
  },
};
