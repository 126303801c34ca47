import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  title: (name) => `Autorizar el uso de «${name}»`,
  why: 'Los miembros autorizados pueden usar este sello cuando firman por la empresa. Una autorización nueva sustituye a la anterior.',
  membersMissing: 'Elija miembros',
  membersMany: (most) => `Como máximo ${most} miembros a la vez`,
  scope: 'Para',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: 'Elija contratos',
  templatesMissing: 'Elija plantillas',
  hints: { endDay: 'Vacío: sin fecha de fin', times: 'Vacío: sin límite' },
  act: 'Autorizar',
  done: (count) => `${count === 1 ? '1 miembro autorizado' : `${count} miembros autorizados`}`,
  heading: 'Miembros autorizados',
  none: 'Ningún miembro está autorizado. El propietario de la empresa no necesita autorización.',
  until: (when) => `hasta ${when}`,
  noEnd: 'sin fecha de fin',
  used: (used, count) => (count === null ? `${used} usos` : `${used} de ${count} usos`),
  since: (when) => `autorizado: ${when}`,
  revoke: 'Revocar',
  revokeWhom: (name) => `Revocar la autorización de ${name}`,
  revokeTitle: (name) => `¿Revocar la autorización de ${name}?`,
  revokeWhy:
    'Surte efecto de inmediato: también se rechaza la firma en curso con este sello. Los contratos ya firmados no se ven afectados.',
  revoked: 'Autorización revocada',
  count: (count) => `${count} en total`,
};
