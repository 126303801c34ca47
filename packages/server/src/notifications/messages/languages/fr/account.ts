import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'fr') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Connexion depuis un nouvel appareil',
        sentence: `Un nouvel appareil s’est connecté à votre compte : ${when} (${deviceOf(notice, (browser, system) => `${browser} sur ${system}`, 'appareil inconnu')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Votre mot de passe de connexion a été changé',
        sentence: `Votre mot de passe de connexion a été changé (${when}) ; tous les autres appareils sont déconnectés${notice.keysRemoved ? ', et les clés d’accès et les téléphones de signature sont retirés' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Votre mot de passe de signature a été défini',
        sentence: `Un mot de passe de signature a été défini pour votre compte (${when})`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Votre mot de passe de signature a été changé',
        sentence: `Votre mot de passe de signature a été changé (${when})`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'Une clé d’accès a été ajoutée à votre compte',
        sentence: `La clé d’accès ${name} a été ajoutée à votre compte (${when}) ; elle permet de s’y connecter`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'Un téléphone a été ajouté à votre compte',
        sentence: `Le téléphone ${name} a été ajouté à votre compte (${when}) ; il permet de signer des contrats`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Votre contact a été changé',
        sentence: `Un contact de votre compte a été changé (${when}) : ${changeOf(notice, 'aucun')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'Vous avez demandé la suppression de votre compte',
          sentence: `Vous avez demandé la suppression de votre compte (${when}). Date de la suppression : ${instantText(new Date(deleteAt), ZONE, 'fr')} ; une connexion avant ce terme l’annule`,
        };
      return {
        subject: 'La suppression de votre compte est annulée',
        sentence: `La suppression de votre compte a été annulée (${when}) : ${reason === 'LOGIN' ? 'vous vous êtes reconnecté' : 'vous êtes encore propriétaire d’une entreprise ou avez des contrats en cours'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? 'votre compte' : quotedText(notice.enterpriseName, 'name', 'fr');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'fr');
      return {
        subject: `Contrats à supprimer selon la politique de conservation : ${notice.count}`,
        sentence: `La politique de conservation va supprimer des contrats terminés (compte : ${whose} ; nombre : ${notice.count} ; à partir de : ${from}) ; les autres parties gardent les leurs`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: 'Si ce n’était pas vous, changez votre mot de passe maintenant et déconnectez cet appareil',
  warnOfKey: 'Si ce n’était pas vous, retirez cet élément ici maintenant et changez votre mot de passe',
  warnOfRetention: 'Pour les garder, exportez-les avant ou modifiez la politique',
  check: 'Contrôler votre compte',
  see: 'Voir la politique',
  message: (by, sentence, warn, link) => `[${by}] ${sentence}. ${warn} : ${link}`,
};
