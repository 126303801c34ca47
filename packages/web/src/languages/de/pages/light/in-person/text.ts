import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: 'Der Zustand dieses Geräts wird geprüft',
  handTo: (name) => `Bitte übergeben Sie das Gerät an: ${name}`,
  handBack: (name) => `Bitte geben Sie das Gerät zurück an: ${name}`,
  thanks: {
    done: (name) => `Danke, ${name} ist fertig`,
    declined: (name) => `Die Entscheidung von ${name} ist festgehalten`,
  },
  locked: (host) => `Das Konto von ${host} ist auf diesem Gerät gesperrt.`,
  why: (name) => `${name} erhält einen Code, der die Identität bestätigt und den Vertrag öffnet.`,
  begin: (name) => `Ich bin ${name}: beginnen`,
  others: 'Diese Personen können jetzt auch handeln',
  finished: 'Alle haben gehandelt.',
  waits: 'Die anderen werden benachrichtigt, wenn sie an der Reihe sind, oder handeln später vor Ort.',
  host: (host) => `${host}: anmelden und zurückkehren`,
  hostWhy: 'Nur der Besitzer des Geräts kann sich hier anmelden.',
  overTitle: 'Die Unterzeichnung vor Ort ist beendet',
  overWhy:
    'Das Gerät wurde zurückgenommen oder 30 Minuten nicht benutzt. Melden Sie sich an, um mit dem Vertrag fortzufahren.',
  login: 'Anmelden',
  failed: 'Der Zustand dieses Geräts lässt sich gerade nicht prüfen',
  again: 'Erneut versuchen',
};
