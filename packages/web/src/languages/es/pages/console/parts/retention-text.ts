import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: 'Política de conservación',
  why: 'Lo más antiguo se elimina automáticamente. Un contrato terminado solo se quita de esta cuenta: las demás partes conservan el suyo. Los certificados y el registro de auditoría se conservan siempre.',
  change: 'Cambiar la política',
  kinds: {
    drafts: 'Borradores',
    contracts: 'Contratos terminados',
    messages: 'Mensajes',
    logs: 'Registro de webhooks',
    sessions: 'Navegadores conocidos',
  },
  hints: {
    drafts: 'Días sin cambios.',
    contracts: 'Días desde que terminaron.',
    messages: 'Días desde que llegaron.',
    logs: 'Días desde que se enviaron.',
    sessions: 'Días desde el último uso.',
  },
  after: (days: number | null) =>
    days === null ? 'Sin fijar: solo se aplican los períodos de la plataforma' : `Se elimina a los ${days} días`,
  changedBy: (name: string, when: string) => `Cambiada por ${isolate(name)}, ${when}`,
  sheetWhy: (days: number) =>
    `Deje un campo vacío para no fijar límite. Una política nueva o más corta no elimina borradores ni contratos durante ${days} días; antes de eliminar contratos se envía un aviso con 30 y 7 días de antelación.`,
  range: (min: number, max: number) => `${min}–${max} días.`,
  bounds: (min: number, max: number) => `Introduzca un número entero de ${min} a ${max}, o nada`,
  keep: 'Sin fijar: solo se aplican los períodos de la plataforma',
  preview: 'Mostrar lo que se eliminaría',
  save: 'Guardar',
  saved: 'Política de conservación guardada',
  next: 'Se elimina según esta política',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `Contratos: ${now} ahora, ${soon}${isMore ? ' o más' : ''} en 30 días`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `Borradores: ${now} ahora, ${soon}${isMore ? ' o más' : ''} en 30 días`,
  },
  held: (count: string) => `${count} más están bajo retención legal y se conservan`,
  onHold: 'retención legal',
  untitled: 'Sin título',
};
