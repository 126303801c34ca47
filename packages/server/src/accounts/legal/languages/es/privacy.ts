export const privacy = `# Política de privacidad

Esta política indica qué datos personales trata {authority} («nosotros») cuando usted usa el servicio de firma, por qué, durante cuánto tiempo y qué derechos tiene.

## Los datos

- Cuenta: número de teléfono, correo electrónico, apodo e imagen, y valores de comprobación de su contraseña y de su contraseña de firma. Las contraseñas mismas no se guardan.
- Identidad verificada, solo si la solicita: nombre, y tipo, número e imágenes del documento de identidad. Se guardan cifrados y se usan solo para la decisión y contra la suplantación.
- Contratos: los archivos que sube, lo que rellena, las imágenes de firmas y sellos, y los nombres y datos de contacto de los participantes.
- Actos: cuándo, desde qué dirección de red y con qué dispositivo ha visto, firmado o rechazado algo, qué contacto recibió un código y qué declaración se le mostró.
- Certificados: los certificados emitidos para sus firmas contienen su nombre; un certificado para una sola firma contiene también el número del contrato y el resumen criptográfico del documento.

## Fines y bases jurídicas

- Prestar el servicio de firma que usted pide, lo que es necesario para ejecutar el acuerdo entre usted y nosotros.
- Conservar evidencias de quién firmó qué y cuándo, para usted y las demás partes de un contrato, y cumplir las obligaciones legales de un servicio de certificación.
- Proteger las cuentas y la plataforma, por ejemplo con límites a los códigos y a los intentos erróneos.
- No vendemos sus datos personales ni los usamos para publicidad o elaboración de perfiles.

## Quién puede verlos

- El remitente y los participantes de un contrato ven su contenido, los nombres de las partes, las fechas y horas de las firmas y el informe de evidencias. En el informe, los datos de contacto aparecen en parte ocultos.
- Un archivo firmado contiene los nombres y certificados de sus firmantes. Cualquiera que reciba el archivo puede verlos.
- Los proveedores de SMS, correo electrónico y almacenamiento que trabajan para nosotros reciben solo lo que su servicio necesita.
- Cuando la ley lo exige, comunicamos datos a las autoridades competentes.

## Durante cuánto tiempo

- Los datos de la cuenta se conservan hasta que usted elimina la cuenta.
- Los contratos completados, las evidencias y los certificados se conservan según lo que hayan fijado las partes y mientras lo exija la ley. Eliminar una cuenta no los elimina, porque las demás partes también necesitan las evidencias.
- El registro de auditoría se conserva de forma permanente, con los datos de contacto en parte ocultos.

## Sus derechos

- En los ajustes de la cuenta puede ver, rectificar y descargar sus datos, y eliminar la cuenta.
- Puede negarse a firmar cualquier contrato. Eso no afecta a su cuenta.
- También puede pedirnos el acceso, la rectificación o la supresión de sus datos, o retirar un consentimiento. La retirada no afecta a lo tratado antes ni a las firmas ya hechas.
- Contacto: {service}. También puede presentar una reclamación ante la autoridad de control.

## Cookies y almacenamiento local

- Usamos solo las cookies que mantienen su sesión iniciada, y guardamos en su navegador el idioma, el aspecto y los valores que aún no ha enviado. No hay cookies de estadística ni de publicidad.

## Cambios

- Cuando esta política cambia, publicamos la fecha de la nueva versión y le pedimos que la confirme en su próximo inicio de sesión.
`;
