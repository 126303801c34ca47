import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: 'Somme de nombres',
  PRODUCT: 'Produit de nombres',
  DAYS: 'Jours après une date',
  CAPITALS: 'Montant en chiffres chinois',
};
const gaps: Record<RuleGap, string> = {
  MISSING: 'Un champ qu’elle lit n’existe plus',
  LATER: 'Elle ne peut lire que des champs du même signataire, ou de signataires qui agissent avant',
  KIND: 'Elle lit un champ d’un type inadapté',
  VALUE: 'Choisissez ce que demande la condition',
  CIRCLE: 'Ces règles se lisent en boucle',
};

export const text: typeof Shape = {
  title: 'Règles',
  nothing: 'Placez un autre texte, date ou choix, pour ce signataire ou un qui agit avant, pour définir des règles.',
  named: (name: string, page: number) => `${name} · page ${page}`,
  shown: 'Affiché',
  always: 'Toujours',
  shownIf: (field: string) => `Seulement si ${field}`,
  required: 'Obligatoire',
  asSet: 'Comme défini ci-dessus',
  requiredIf: (field: string) => `Aussi si ${field}`,
  condition: 'Condition',
  value: 'Valeur',
  is: { IS: 'est', IS_NOT: 'n’est pas', FILLED: 'est rempli', EMPTY: 'est vide' },
  isOf: { IS: 'a choisi', IS_NOT: 'n’a pas choisi', FILLED: 'a un choix', EMPTY: 'n’a pas de choix' },
  ticked: { FILLED: 'est coché', EMPTY: 'n’est pas coché' },
  equal: 'Doit être identique',
  notEqual: 'Non',
  equalTo: (field: string) => `Comme ${field}`,
  computed: 'Calculé',
  typed: 'Rempli par le signataire',
  by: kinds,
  of: 'À partir de quels champs',
  from: 'À partir de quel champ',
  factor: 'Fois',
  factorHint: 'Par exemple un taux de 0.2',
  factorWrong: 'Saisissez un nombre avec six décimales au plus',
  days: 'Jours à ajouter',
  daysWrong: (most: number) => `Un nombre entier de -${most} à ${most}`,
  decimals: 'Décimales',
  allDecimals: 'Sans arrondi',
  gaps,
};
