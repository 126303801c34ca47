import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: 'Die Dokumente werden noch geladen. Sie können bestätigen, sobald alle geladen sind.',
  failed:
    'Eine Seite konnte nicht angezeigt werden. Gehen Sie zurück zu den Dokumenten, wählen Sie auf dieser Seite „Erneut versuchen“ und bestätigen Sie dann.',
  unread:
    'Der Absender wünscht, dass die Dokumente zuerst angezeigt werden. Gehen Sie zurück, folgen Sie der Zeile über den Dokumenten und bestätigen Sie dann.',
};
