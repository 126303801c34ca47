export const signature = `# Qué significa su firma

Antes de firmar, dedique un minuto a esta página. Dice con palabras corrientes qué ocurre cuando firma aquí.

## Qué declara usted

- Que ha leído el contrato y acepta quedar obligado por él. La página anterior a la firma dice qué significa el botón; esas palabras exactas pasan a formar parte de las evidencias.
- A una firma no se le pueden negar efectos jurídicos por el mero hecho de ser electrónica; pero la ley no admite la forma electrónica para algunos documentos. En caso de duda, consulte antes a un abogado.
- No está obligado a firmar: un rechazo se notifica al remitente y no tiene otra consecuencia para usted.

## Qué ocurre técnicamente

- Nuestra autoridad de certificación usa un certificado para su firma. Contiene su nombre y dice quién lo verificó.
- La firma cubre cada byte del archivo. Cualquier cambio posterior se detecta al verificar el archivo.
- La hora, la dirección de red, el dispositivo, el modo en que se confirmó su identidad y la declaración que se le mostró quedan en el registro de auditoría y en el informe de evidencias.

## Qué prueba

- Que alguien que puede recibir códigos en su número de teléfono o correo electrónico, o que conoce su contraseña de firma, firmó este archivo en ese momento.
- Si su identidad está verificada: que el titular de esta cuenta ha acreditado su identidad ante la autoridad de certificación.
- Si el archivo cambió después de la firma, y qué cambió.

## Qué no prueba

- Si su identidad no está verificada, el nombre es el que escribió usted o el remitente, y no se comprobó.
- La imagen de una firma o de un sello no prueba ninguna identidad: cuenta la firma digital, no la imagen.
- No prueba que usted entendiera el contrato, ni que el contrato sea lícito o justo.

## Después

- Usted recibe el archivo completado. Cualquiera puede comprobarlo sin nuestra ayuda en la página «Verificar un archivo firmado» o en un lector que admita firmas en PDF.
- Una firma no se puede retirar. Las partes pueden anular un contrato de común acuerdo; el acuerdo de anulación necesita la firma de cada una.
- ¿No firmó usted? Póngase en contacto con nosotros de inmediato: {service}.
`;
