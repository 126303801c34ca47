import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Clés d’accès',
  why: 'Connectez-vous par empreinte digitale, visage ou verrouillage d’écran : aucun mot de passe à retenir, et à l’abri de l’hameçonnage. Une clé d’accès ne remplace que la connexion, pas le mot de passe de signature.',
  add: 'Ajouter une clé d’accès',
  none: 'Aucune clé d’accès pour l’instant',
  list: 'Vos clés d’accès',
  unsupported:
    'Ce navigateur ne peut pas utiliser de clés d’accès. Il faut une version récente de Chrome, Edge, Safari ou Firefox, ce site ouvert en https, et un appareil avec verrouillage d’écran, empreinte digitale ou visage.',
  limit: `Au plus ${PASSKEYS_MAX} clés d’accès ; supprimez-en une avant d’en ajouter une autre.`,
  name: 'Nom',
  nameHint: 'Pour reconnaître son appareil plus tard',
  nameMissing: 'Saisissez un nom',
  nameOn: (browser, system) => `${browser} sur ${system}`,
  nameDefault: 'Ma clé d’accès',
  password: 'Mot de passe de connexion',
  passwordMissing: 'Saisissez le mot de passe de connexion',
  addWhy:
    'Après votre mot de passe de connexion, le navigateur demande votre empreinte digitale, votre visage ou le verrouillage d’écran pour créer la clé d’accès.',
  addWhyBare:
    'Le navigateur demande ensuite votre empreinte digitale, votre visage ou le verrouillage d’écran pour créer la clé d’accès.',
  goOn: 'Continuer',
  addDone: 'La clé d’accès est ajoutée',
  fault: {
    refused: 'Aucune clé d’accès n’a été créée : abandon ou délai dépassé. Vous pouvez réessayer.',
    known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    unfit:
      'Cet appareil ne peut pas créer de clé d’accès pour ce site. Ouvrez le site en https, sur un appareil avec verrouillage d’écran.',
  },
  made: (when) => `ajoutée : ${when}`,
  used: (when) => `utilisée : ${when}`,
  unused: 'pas encore utilisée',
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer la clé d’accès ${name}`,
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeWhy:
    'Vous ne pourrez plus vous connecter avec elle. Supprimez séparément la copie de votre appareil dans son gestionnaire de mots de passe.',
  removed: 'La clé d’accès est supprimée',
};
