import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = 'Demandez le fichier d’origine.';
const again = 'Demandez au signataire de signer à nouveau.';

export const text: typeof Shape = {
  title: 'Pourquoi',
  todo: 'Que faire',
  unknown: { what: 'Cette signature n’a pas passé le contrôle.', todo: original },
  notSignedHere: {
    what: 'Le certificat est le nôtre, mais cette signature n’a pas été faite sur notre plateforme : quelqu’un a utilisé le certificat pour un autre fichier.',
    todo: 'Ne vous y fiez pas ; demandez l’original signé sur notre plateforme.',
  },
  suspicious: {
    what: 'Après la signature, le fichier a été modifié d’une façon étrangère au processus de signature. Comparez les pages telles que signées avec les pages actuelles.',
    todo: 'Fiez-vous aux pages telles qu’elles ont été signées, et demandez l’original.',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: 'La structure de la signature ne suit pas la norme et ne peut pas être lue.',
      todo: original,
    },
    HASH_FAILURE: { what: 'Ce que couvre la signature a été modifié après la signature.', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: 'La signature ne correspond pas à la clé publique du certificat : elle vient de quelqu’un d’autre, ou elle est endommagée.',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: 'Il manque à la signature un contenu exigé par la norme, ou son certificat n’est pas destiné à signer des documents.',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: 'Le chemin de certification enfreint une règle : par exemple, un certificat a été émis par un autre qui n’a pas le droit d’en émettre.',
      todo: 'Demandez au signataire de signer avec un certificat valide.',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: 'Le chemin de certification n’a pas pu être contrôlé entièrement.',
      todo: 'Demandez au signataire le chemin complet.',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: 'Les algorithmes ou les clés ne sont plus sûrs, ne concordent pas ou sont inconnus.',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: 'Un algorithme n’est plus sûr, et aucun horodatage ne prouve que la signature est antérieure.',
      todo: again,
    },
    REVOKED: {
      what: 'Le certificat avait été révoqué avant la signature.',
      todo: 'Contactez le signataire ; ne vous fiez pas à cette signature.',
    },
    REVOKED_NO_POE: {
      what: 'Le certificat a été révoqué plus tard, et aucune heure de confiance ne prouve que la signature est antérieure.',
      todo: 'Demandez au signataire l’heure de signature, ou une signature avec un nouveau certificat.',
    },
    REVOKED_CA_NO_POE: {
      what: 'L’émetteur du certificat a été révoqué, et aucune heure de confiance ne prouve que la signature est antérieure.',
      todo: again,
    },
    EXPIRED: { what: 'Le certificat avait expiré au moment de la signature.', todo: again },
    NOT_YET_VALID: { what: 'Le certificat n’était pas encore valide au moment de la signature.', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: 'Le certificat est maintenant hors de sa période de validité, et aucune heure de confiance ne prouve qu’il était valide au moment de la signature.',
      todo: 'Vérifiez une version avec horodatage, s’il y en a une ; sinon, demandez au signataire de signer à nouveau.',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: 'Le certificat a expiré sans être révoqué, et aucune heure de confiance ne prouve que la signature est antérieure.',
      todo: 'Vérifiez une version avec horodatage, s’il y en a une ; sinon, demandez au signataire de signer à nouveau.',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: 'La preuve de l’état du certificat a elle-même expiré.',
      todo: 'Demandez une version avec des données de validation complètes (B-LT ou B-LTA).',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: 'Le fichier ne contient pas le certificat du signataire.', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: 'Le certificat n’a pas été émis par un émetteur de confiance. Le contenu est inchangé, mais nous ne pouvons pas confirmer l’identité du signataire.',
      todo: 'Si vous connaissez l’émetteur et lui faites confiance, approuvez son certificat racine dans votre propre lecteur et vérifiez-y.',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: 'L’émetteur figurait dans une liste de confiance et en a été retiré, et aucune heure de confiance ne prouve que la signature est antérieure.',
      todo: 'Demandez une version avec horodatage.',
    },
    NO_POE: {
      what: 'Aucune heure de confiance ne prouve quand la signature existait.',
      todo: 'Demandez une version avec horodatage.',
    },
    TRY_LATER: {
      what: 'Le fichier ne contient pas d’état du certificat, ou un état expiré, et nous ne contactons pas les adresses indiquées dans un fichier.',
      todo: 'Demandez une version avec des données de validation complètes (B-LT ou B-LTA).',
    },
    TIMESTAMP_ORDER_FAILURE: { what: 'L’ordre des horodatages est contradictoire.', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: 'Le contenu que couvre la signature n’est pas dans le fichier.', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: 'Le fichier ne contient pas d’état du certificat.',
    REVOCATION_STALE: 'L’état du certificat dans le fichier est antérieur à la signature, ou a expiré.',
    WEAK_DIGEST:
      'L’algorithme d’empreinte {name} n’est plus sûr : un autre contenu pourrait être adapté à la signature.',
    WEAK_KEY: 'La clé {name} est trop faible : quelqu’un d’autre pourrait la calculer.',
    ALGORITHM_MISMATCH: 'Les algorithmes de la signature ne concordent pas.',
    CHAIN_TOO_COMPLEX: 'Il y a trop de certificats et de données d’état à contrôler dans la limite d’un fichier.',
    VALIDATION_DATA_OVERFULL: 'Le fichier contient trop de données de validation ; une partie n’a pas été lue.',
    TIMESTAMP_NOT_TRUSTED: 'L’horodatage de la signature ne vient pas d’une autorité de confiance et ne compte pas.',
    NO_REVISION_ENDS_HERE: 'La signature ne couvre pas une version entière.',
    BYTE_RANGE_BROKEN: 'La plage couverte par la signature enfreint les règles.',
    SUBFILTER_UNSUPPORTED: 'Le format de la signature est inconnu.',
    TRAILING_DATA: 'Après la fin du fichier se trouve un contenu qui n’appartient à aucune version.',
  },
};
