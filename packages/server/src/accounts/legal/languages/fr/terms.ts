export const terms = `# Conditions d’utilisation

Ces conditions sont l’accord entre vous et {authority} (« nous ») sur le service de signature.

## Compte

- Le compte est réservé à votre usage personnel. Gardez pour vous le mot de passe, le mot de passe de signature et tous les codes ; ce qui est fait avec eux est présumé fait par vous.
- Si vous constatez qu’une autre personne utilise votre compte, réinitialisez immédiatement le mot de passe et contactez-nous : {service}.
- Lorsque vous signez pour une entreprise, vous confirmez que vous y êtes habilité.

## Signatures

- Pour chaque signature, notre autorité de certification émet ou utilise un certificat. Lisez un contrat en entier avant de le signer.
- « Ce que signifie votre signature » dit ce que représente une signature, ce qu’elle prouve et ce qu’elle ne prouve pas.
- Les documents pour lesquels la loi n’admet pas la forme électronique ne peuvent pas être signés ici. Il vous appartient d’en juger et, au besoin, de consulter un avocat.

## Contenu

- Les fichiers et les informations que vous fournissez doivent être exacts, et vous devez avoir le droit de les utiliser.
- N’utilisez pas le service pour envoyer des contenus illicites, harceler autrui ou vous faire passer pour autrui. Dans ce cas, nous pouvons désactiver un compte.
- Nous n’examinons pas le contenu des contrats et n’y sommes pas parties. Leurs parties en sont responsables.

## Service

- Nous émettons, utilisons et révoquons les certificats selon notre déclaration des pratiques de certification, et conservons les preuves de la signature.
- Le service peut être interrompu par la maintenance ou par des pannes. Cela n’a pas d’effet sur les signatures déjà faites ; les fichiers achevés peuvent être vérifiés sans nous.
- Le prix d’un élément payant est affiché avant l’achat.

## Responsabilité

- Nous répondons, conformément à la loi, des dommages que nous causons en manquant à ces conditions ou à la loi.
- La responsabilité que la loi ne permet pas d’exclure n’est pas exclue ici.

## Fin et modifications

- Vous pouvez supprimer votre compte à tout moment. Les signatures faites auparavant et leurs preuves n’en sont pas affectées.
- Lorsque ces conditions changent, nous publions la date de la nouvelle version et vous demandons de la confirmer à votre prochaine connexion. Une signature en cours n’est pas interrompue.
`;
