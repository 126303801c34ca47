import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: 'Los documentos aún se están cargando. Podrá confirmar cuando se hayan cargado todos.',
  failed: 'No se ha podido mostrar una página. Vuelva a los documentos, pulse «Reintentar» en esa página y confirme.',
  unread:
    'El remitente pide que antes se muestren los documentos. Vuelva a ellos, haga lo que pide la línea superior y confirme.',
};
