import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api, call } from '../api/client.ts';
import { reminderOf, reminderWords } from '../realtime/desktop-reminder.ts';
import { onPush } from '../realtime/push.ts';

/**
 * Shows reminders to sign and to review as desktop notifications, if the person has allowed that; a click opens the envelope's
 * detail (Spec §7 "Real-time channels").
 */
export function useDesktopReminders(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const show = async (envelopeWsid: string, title: Parameters<typeof reminderWords>[0]): Promise<void> => {
      const { envelope } = await call(api.getEnvelope, { params: { envelopeWsid } });
      const words = reminderWords(title, envelope);
      // The same tag in every tab, so that several open tabs show it once.
      const notification = new Notification(words.title, { body: words.body, tag: envelopeWsid, icon: '/mark.svg' });
      notification.addEventListener('click', () => {
        window.focus();
        notification.close();
        void navigate({ to: '/envelope-detail', search: { envelopeId: envelopeWsid } });
      });
    };
    return onPush((heard) => {
      if (heard.kind === 'missed' || typeof Notification === 'undefined' || Notification.permission !== 'granted')
        return;
      const reminder = reminderOf(heard.message);
      // An envelope may be gone by now; some phones allow notifications but support none.
      if (reminder !== null) show(reminder.envelopeWsid, reminder.title).catch(() => {});
    });
  }, [navigate]);
}
