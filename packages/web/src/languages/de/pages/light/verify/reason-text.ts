import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = 'Bitten Sie um die Originaldatei.';
const again = 'Bitten Sie den Unterzeichner, erneut zu unterzeichnen.';

export const text: typeof Shape = {
  title: 'Warum',
  todo: 'Was zu tun ist',
  unknown: { what: 'Diese Signatur hat die Prüfung nicht bestanden.', todo: original },
  notSignedHere: {
    what: 'Das Zertifikat ist von uns, aber diese Signatur entstand nicht auf unserer Plattform: Jemand hat das Zertifikat für eine andere Datei verwendet.',
    todo: 'Verlassen Sie sich nicht darauf; bitten Sie um das Original, das auf unserer Plattform unterzeichnet wurde.',
  },
  suspicious: {
    what: 'Nach der Unterzeichnung wurde die Datei auf eine Weise geändert, die nicht zum Signaturvorgang gehört. Vergleichen Sie die unterzeichneten Seiten mit den jetzigen.',
    todo: 'Verlassen Sie sich auf die Seiten, wie sie unterzeichnet wurden, und bitten Sie um das Original.',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: 'Der Aufbau der Signatur entspricht nicht dem Standard und lässt sich nicht lesen.',
      todo: original,
    },
    HASH_FAILURE: {
      what: 'Was die Signatur abdeckt, wurde nach der Unterzeichnung geändert.',
      todo: original,
    },
    SIG_CRYPTO_FAILURE: {
      what: 'Die Signatur passt nicht zum öffentlichen Schlüssel des Zertifikats: Jemand anderes hat sie erzeugt oder sie ist beschädigt.',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: 'Der Signatur fehlt vom Standard verlangter Inhalt, oder ihr Zertifikat ist nicht zum Unterzeichnen von Dokumenten bestimmt.',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: 'Der Zertifikatspfad verletzt eine Regel, zum Beispiel weil ein Zertifikat von einem ausgestellt wurde, das keine ausstellen darf.',
      todo: 'Bitten Sie den Unterzeichner, mit einem gültigen Zertifikat zu unterzeichnen.',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: 'Der Zertifikatspfad ließ sich nicht vollständig prüfen.',
      todo: 'Bitten Sie den Unterzeichner um den vollständigen Pfad.',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: 'Die Algorithmen oder Schlüssel sind nicht mehr sicher, passen nicht zueinander oder sind unbekannt.',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: 'Ein Algorithmus ist nicht mehr sicher, und kein Zeitstempel beweist, dass die Signatur vorher entstand.',
      todo: again,
    },
    REVOKED: {
      what: 'Das Zertifikat war vor der Unterzeichnung widerrufen.',
      todo: 'Wenden Sie sich an den Unterzeichner; verlassen Sie sich nicht auf diese Signatur.',
    },
    REVOKED_NO_POE: {
      what: 'Das Zertifikat wurde später widerrufen, und keine vertrauenswürdige Zeit beweist, dass die Signatur vorher entstand.',
      todo: 'Bitten Sie den Unterzeichner um den Zeitpunkt der Unterzeichnung oder um eine Signatur mit einem neuen Zertifikat.',
    },
    REVOKED_CA_NO_POE: {
      what: 'Der Aussteller des Zertifikats wurde widerrufen, und keine vertrauenswürdige Zeit beweist, dass die Signatur vorher entstand.',
      todo: again,
    },
    EXPIRED: { what: 'Das Zertifikat war zum Zeitpunkt der Unterzeichnung abgelaufen.', todo: again },
    NOT_YET_VALID: {
      what: 'Das Zertifikat war zum Zeitpunkt der Unterzeichnung noch nicht gültig.',
      todo: again,
    },
    OUT_OF_BOUNDS_NO_POE: {
      what: 'Das Zertifikat liegt jetzt außerhalb seiner Gültigkeit, und keine vertrauenswürdige Zeit beweist, dass es bei der Unterzeichnung gültig war.',
      todo: 'Prüfen Sie eine Fassung mit Zeitstempel, falls es eine gibt; sonst bitten Sie den Unterzeichner, erneut zu unterzeichnen.',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: 'Das Zertifikat ist abgelaufen, ohne widerrufen zu sein, und keine vertrauenswürdige Zeit beweist, dass die Signatur vorher entstand.',
      todo: 'Prüfen Sie eine Fassung mit Zeitstempel, falls es eine gibt; sonst bitten Sie den Unterzeichner, erneut zu unterzeichnen.',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: 'Der Nachweis über den Status des Zertifikats ist selbst abgelaufen.',
      todo: 'Bitten Sie um eine Fassung mit vollständigen Prüfdaten (B-LT oder B-LTA).',
    },
    NO_SIGNING_CERTIFICATE_FOUND: {
      what: 'Die Datei enthält das Zertifikat des Unterzeichners nicht.',
      todo: original,
    },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: 'Das Zertifikat wurde nicht von einem Aussteller ausgestellt, dem wir vertrauen. Der Inhalt ist unverändert, aber die Identität des Unterzeichners können wir nicht bestätigen.',
      todo: 'Wenn Sie den Aussteller kennen und ihm vertrauen, vertrauen Sie seinem Stammzertifikat in Ihrem eigenen Reader und prüfen Sie dort.',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: 'Der Aussteller war in einer Vertrauensliste anerkannt und wurde dort gestrichen, und keine vertrauenswürdige Zeit beweist, dass die Signatur vorher entstand.',
      todo: 'Bitten Sie um eine Fassung mit Zeitstempel.',
    },
    NO_POE: {
      what: 'Keine vertrauenswürdige Zeit beweist, wann die Signatur existierte.',
      todo: 'Bitten Sie um eine Fassung mit Zeitstempel.',
    },
    TRY_LATER: {
      what: 'Die Datei enthält keinen oder nur einen abgelaufenen Status des Zertifikats, und in Dateien genannte Adressen rufen wir nicht auf.',
      todo: 'Bitten Sie um eine Fassung mit vollständigen Prüfdaten (B-LT oder B-LTA).',
    },
    TIMESTAMP_ORDER_FAILURE: {
      what: 'Die Reihenfolge der Zeitstempel ist widersprüchlich.',
      todo: original,
    },
    SIGNED_DATA_NOT_FOUND: {
      what: 'Der Inhalt, den die Signatur abdeckt, ist nicht in der Datei.',
      todo: original,
    },
  },
  notes: {
    REVOCATION_UNKNOWN: 'Die Datei enthält keinen Status des Zertifikats.',
    REVOCATION_STALE: 'Der Status des Zertifikats in der Datei ist älter als die Signatur oder abgelaufen.',
    WEAK_DIGEST:
      'Der Hash-Algorithmus {name} ist nicht mehr sicher: Anderer Inhalt ließe sich passend zur Signatur herstellen.',
    WEAK_KEY: 'Der Schlüssel {name} ist zu schwach: Jemand anderes könnte ihn errechnen.',
    ALGORITHM_MISMATCH: 'Die Algorithmen der Signatur passen nicht zueinander.',
    CHAIN_TOO_COMPLEX:
      'Es sind zu viele Zertifikate und Statusdaten, um sie innerhalb der Grenze für eine Datei zu prüfen.',
    VALIDATION_DATA_OVERFULL: 'Die Datei enthält zu viele Prüfdaten; ein Teil wurde nicht gelesen.',
    TIMESTAMP_NOT_TRUSTED:
      'Der Zeitstempel der Signatur stammt nicht von einer Stelle, der wir vertrauen, und zählt nicht.',
    NO_REVISION_ENDS_HERE: 'Die Signatur deckt keine ganze Version ab.',
    BYTE_RANGE_BROKEN: 'Der von der Signatur abgedeckte Bereich verletzt die Regeln.',
    SUBFILTER_UNSUPPORTED: 'Das Format der Signatur ist unbekannt.',
    TRAILING_DATA: 'Nach dem Ende der Datei folgt Inhalt, der zu keiner Version gehört.',
  },
};
