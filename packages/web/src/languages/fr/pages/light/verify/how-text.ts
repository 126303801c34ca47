import type { text as Shape } from '../../../../zh-CN/pages/light/verify/how-text.ts';

export const text: typeof Shape = {
  steps: [
    'Toutes les signatures et tous les horodatages de document de chaque version sont recherchés. Une signature doit couvrir une version entière, sans rien omettre d’autre qu’elle-même.',
    'L’empreinte des octets couverts est recalculée, et la valeur de la signature est contrôlée avec la clé publique de son certificat.',
    'Un chemin est construit des certificats du fichier jusqu’à une racine de confiance. Une racine contenue dans le fichier n’est jamais de confiance.',
    'Un horodatage de confiance fixe l’heure de signature ; à défaut, l’heure actuelle est utilisée.',
    'L’état des certificats vient des réponses OCSP et des listes de révocation du fichier. Aucune adresse du fichier n’est contactée.',
    'Les modifications de chaque version ultérieure sont contrôlées objet par objet. Toute modification qu’aucune règle ci-dessous n’explique est tenue pour suspecte.',
    'Un fichier est valide si chaque signature et chaque horodatage passe, et si aucune modification n’est suspecte. Les termes sont ceux de la norme ETSI EN 319 102-1.',
  ],
  trust: 'Nous faisons confiance à notre propre racine et aux listes importées par nos opérateurs.',
  rules: 'Modifications permises après une signature',
  limits:
    'Le fichier est vérifié en mémoire seulement, la vérification s’arrête à une limite de temps de calcul, et le fichier est aussitôt effacé. Les programmes peuvent appeler POST /api/verify ; voir la documentation de l’API.',
  api: 'Documentation de l’API',
};
