export const signature = `# Ce que signifie votre signature

Avant de signer, accordez une minute à cette page. Elle dit en mots simples ce qui se passe quand vous signez ici.

## Ce que vous déclarez

- Que vous avez lu le contrat et acceptez d’être lié par lui. La page qui précède la signature dit ce que signifie le bouton ; ces mots exacts font partie des preuves.
- L’effet juridique d’une signature ne peut être refusé au seul motif qu’elle est électronique ; mais, pour certains documents, la loi n’admet pas la forme électronique. En cas de doute, consultez d’abord un avocat.
- Vous n’êtes pas obligé de signer : l’expéditeur est informé d’un refus, qui n’a pas d’autre conséquence pour vous.

## Ce qui se passe techniquement

- Notre autorité de certification utilise un certificat pour votre signature. Il contient votre nom et dit qui l’a vérifié.
- La signature couvre chaque octet du fichier. Toute modification ultérieure est décelée lorsque le fichier est vérifié.
- L’heure, l’adresse réseau, l’appareil, la manière dont vous avez confirmé votre identité et la déclaration qui vous a été présentée sont inscrits au journal d’audit et dans le rapport de preuve.

## Ce qu’elle prouve

- Une personne qui peut recevoir des codes à votre numéro de téléphone ou à votre adresse e-mail, ou qui connaît votre mot de passe de signature, a signé ce fichier à ce moment.
- Si votre identité est vérifiée : le titulaire de ce compte a prouvé son identité à l’autorité de certification.
- Si le fichier a été modifié après la signature, et ce qui a été modifié.

## Ce qu’elle ne prouve pas

- Si votre identité n’est pas vérifiée, le nom est celui que vous ou l’expéditeur avez saisi ; il n’a pas été contrôlé.
- L’image d’une signature ou d’un cachet ne prouve aucune identité : c’est la signature numérique qui compte, pas l’image.
- Elle ne prouve pas que vous avez compris le contrat, ni que le contrat est licite ou équitable.

## Ensuite

- Vous recevez le fichier achevé. Chacun peut le contrôler sans notre aide, sur la page « Vérifier un fichier signé » ou dans un lecteur qui prend en charge les signatures PDF.
- Une signature ne peut pas être reprise. Les parties peuvent annuler ensemble un contrat ; l’accord d’annulation exige la signature de chacune d’elles.
- Ce n’est pas vous qui avez signé ? Contactez-nous immédiatement : {service}.
`;
