import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: 'Ce PDF ne peut pas être lu. Il est peut-être endommagé ou incomplet ; redemandez-le.',
  ERROR_VERIFY_ENCRYPTED:
    'Ce PDF est chiffré d’une façon qu’aucun mot de passe ne peut ouvrir ici. Demandez une copie non chiffrée.',
  ERROR_VERIFY_COST:
    'Vérifier ce fichier demande plus de temps ou de mémoire que ce qui est permis en ligne. Vérifiez-le avec l’outil en ligne de commande.',
  ERROR_TRUST_FILE: 'Ce n’est ni un ensemble de certificats (PEM ou DER) ni une liste de confiance (ETSI TS 119 612).',
  ERROR_TRUST_SIGNATURE:
    'La signature de la liste de confiance ne lui correspond pas, ou n’a pas la forme requise. Téléchargez de nouveau la liste chez son éditeur.',
  ERROR_TRUST_ALGORITHM:
    'La liste de confiance est signée par une méthode non prise en charge ou qui n’est plus sûre : {detail}. Demandez à son éditeur une liste signée par RSA, RSA-PSS ou ECDSA avec SHA-256 ou plus.',
  ERROR_TRUST_INCOMPLETE:
    'Dans la liste de confiance, {field} manque ou n’est pas valide ; toute liste doit le contenir (ETSI TS 119 612 §5.3). Téléchargez-la de nouveau chez son éditeur.',
  ERROR_TRUST_SIGNER:
    'La liste de confiance n’a pas le bon signataire. Elle doit être signée par celui de la liste précédente, par un certificat qu’une autre liste désigne, ou par le certificat que vous indiquez. Contrôlez qui l’a signée, et saisissez le SHA-256 de ce certificat.',
  ERROR_TRUST_EMPTY:
    'Rien dans le fichier ne peut être approuvé : il faut des certificats d’autorités de certification, ou des services qualifiés accordés.',
  ERROR_TRUST_ENDS:
    'Cette édition de la liste ne désigne plus aucun service de confiance. Une fois importée et confirmée par un autre opérateur, les {count} certificats de « {name} » ne sont plus approuvés.',
  ERROR_TRUST_ANCHORS: 'Une liste contient au plus {limit} certificats. Divisez-la.',
  ERROR_TRUST_LISTS: 'Il y a au plus {limit} listes. Supprimez-en une qui n’est plus nécessaire.',
  ERROR_TRUST_NAME: 'Une liste de ce nom existe déjà.',
  ERROR_TRUST_OLDER:
    'Une édition plus récente de cette liste est déjà importée. Supprimez-la d’abord si l’ancienne doit être approuvée.',
  // audit log
  ERROR_LOG_EMPTY: 'Le journal d’audit n’a pas encore de point de contrôle signé. Redemandez dans une minute.',
  ERROR_LOG_ENTRY:
    'Aucune ligne de ce hachage ne figure au journal d’audit à cette taille. Une nouvelle ligne y entre en moins d’une minute.',
  ERROR_LOG_SIZE:
    'Le journal d’audit est signé jusqu’à la ligne {limit}. Demandez cette taille ou une taille inférieure.',
};
