export const privacy = `# Politique de confidentialité

Cette politique indique quelles données à caractère personnel {authority} (« nous ») traite lorsque vous utilisez le service de signature, pourquoi, pendant combien de temps, et quels sont vos droits.

## Les données

- Compte : numéro de téléphone, adresse e-mail, pseudonyme et image, ainsi que des valeurs de contrôle de votre mot de passe et de votre mot de passe de signature. Les mots de passe eux-mêmes ne sont pas conservés.
- Identité vérifiée, seulement si vous en faites la demande : nom, nature, numéro et images de la pièce d’identité. Ces données sont conservées chiffrées et ne servent qu’à la décision et à la lutte contre l’usurpation d’identité.
- Contrats : les fichiers que vous importez, ce que vous remplissez, les images des signatures et des cachets, ainsi que les noms et coordonnées des participants.
- Actes : quand, depuis quelle adresse réseau et avec quel appareil vous avez consulté, signé ou refusé quelque chose, à quel contact un code a été envoyé, et quelle déclaration vous a été présentée.
- Certificats : les certificats émis pour vos signatures contiennent votre nom ; un certificat émis pour une seule signature contient aussi le numéro du contrat et l’empreinte du document.

## Finalités et bases juridiques

- Fournir le service de signature que vous demandez, ce qui est nécessaire à l’exécution de l’accord entre vous et nous.
- Conserver les preuves de qui a signé quoi et quand, pour vous et les autres parties d’un contrat, et remplir les obligations légales d’un service de certification.
- Protéger les comptes et la plateforme, par exemple en limitant les envois de codes et les essais erronés.
- Nous ne vendons pas vos données à caractère personnel et ne les utilisons ni pour la publicité ni pour le profilage.

## Qui peut les voir

- L’expéditeur et les participants d’un contrat en voient le contenu, les noms des parties, les dates et heures de signature et le rapport de preuve. Les coordonnées y sont en partie masquées.
- Un fichier signé contient les noms et les certificats de ses signataires. Toute personne qui reçoit le fichier peut les voir.
- Les prestataires de SMS, d’e-mail et de stockage qui travaillent pour nous ne reçoivent que ce que leur service exige.
- Lorsque la loi l’exige, nous communiquons des données aux autorités compétentes.

## Pendant combien de temps

- Les données du compte sont conservées jusqu’à ce que vous supprimiez le compte.
- Les contrats achevés, les preuves et les certificats sont conservés selon les réglages des parties et aussi longtemps que la loi l’exige. La suppression d’un compte ne les supprime pas, car les autres parties ont elles aussi besoin des preuves.
- Le journal d’audit est conservé en permanence ; les coordonnées y sont en partie masquées.

## Vos droits

- Dans les paramètres du compte, vous pouvez consulter, rectifier et télécharger vos données, et supprimer le compte.
- Vous pouvez refuser de signer tout contrat. Cela n’a pas d’effet sur votre compte.
- Vous pouvez aussi nous demander l’accès à vos données, leur rectification ou leur effacement, ou retirer un consentement. Ce retrait n’affecte ni les traitements antérieurs, ni les signatures déjà faites.
- Contact : {service}. Vous pouvez aussi introduire une réclamation auprès de l’autorité de contrôle.

## Cookies et stockage local

- Nous n’utilisons que les cookies qui maintiennent votre connexion, et enregistrons dans votre navigateur la langue, l’apparence et les saisies que vous n’avez pas encore envoyées. Il n’y a pas de cookies de statistique ou de publicité.

## Modifications

- Lorsque cette politique change, nous publions la date de la nouvelle version et vous demandons de la confirmer à votre prochaine connexion.
`;
