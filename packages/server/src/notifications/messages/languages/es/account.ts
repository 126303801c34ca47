import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'es') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Inicio de sesión desde un dispositivo nuevo',
        sentence: `Se ha iniciado sesión en su cuenta desde un dispositivo nuevo: ${when} (${deviceOf(notice, (browser, system) => `${browser} en ${system}`, 'dispositivo desconocido')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Su contraseña de acceso ha cambiado',
        sentence: `Su contraseña de acceso se cambió: ${when}; se ha cerrado la sesión en los demás dispositivos${notice.keysRemoved ? ' y se han quitado las llaves de acceso y los teléfonos de firma' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Se ha creado su contraseña de firma',
        sentence: `Se ha creado una contraseña de firma para su cuenta: ${when}`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Su contraseña de firma ha cambiado',
        sentence: `Su contraseña de firma se cambió: ${when}`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'Se ha añadido una llave de acceso a su cuenta',
        sentence: `La llave de acceso ${name} se añadió a su cuenta: ${when}; sirve para iniciar sesión`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'Se ha añadido un teléfono a su cuenta',
        sentence: `El teléfono ${name} se añadió a su cuenta: ${when}; sirve para firmar contratos`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Su contacto ha cambiado',
        sentence: `Se ha cambiado un contacto de su cuenta (${when}): ${changeOf(notice, 'ninguno')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'Ha pedido eliminar su cuenta',
          sentence: `Ha pedido eliminar su cuenta: ${when}; se eliminará en esta fecha: ${instantText(new Date(deleteAt), ZONE, 'es')}, y si inicia sesión antes se cancela`,
        };
      return {
        subject: 'Se ha cancelado la eliminación de su cuenta',
        sentence: `La eliminación de su cuenta se canceló (${when}): ${reason === 'LOGIN' ? 'ha vuelto a iniciar sesión' : 'aún es propietario de una empresa o tiene contratos en curso'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? 'su cuenta' : quotedText(notice.enterpriseName, 'name', 'es');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'es');
      return {
        subject: `Contratos que eliminará la política de conservación: ${notice.count}`,
        sentence: `La política de conservación eliminará contratos terminados de ${whose} (${notice.count}) a partir de esta fecha: ${from}; las demás partes conservan los suyos`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: 'Si no ha sido usted, cambie ahora la contraseña y cierre la sesión de ese dispositivo',
  warnOfKey: 'Si no ha sido usted, elimine aquí este acceso ahora y cambie la contraseña',
  warnOfRetention: 'Para conservarlos, expórtelos antes o cambie la política',
  check: 'Revisar su cuenta',
  see: 'Ver la política',
  message: (by, sentence, warn, link) => `[${by}] ${sentence}. ${warn}: ${link}`,
};
