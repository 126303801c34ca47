export const terms = `# Condiciones del servicio

Estas condiciones son el acuerdo entre usted y {authority} («nosotros») sobre el servicio de firma.

## Cuenta

- La cuenta es solo para usted. No comparta con nadie la contraseña, la contraseña de firma ni los códigos; lo que se haga con ellos se presume hecho por usted.
- Si descubre que otra persona usa su cuenta, restablezca la contraseña de inmediato y póngase en contacto con nosotros: {service}.
- Cuando firma por una empresa, usted confirma que está facultado para ello.

## Firmas

- Para cada firma, nuestra autoridad de certificación emite o usa un certificado. Lea un contrato entero antes de firmarlo.
- «Qué significa su firma» dice qué representa una firma, qué prueba y qué no prueba.
- Los documentos para los que la ley no admite la forma electrónica no se pueden firmar aquí. Júzguelo usted y, si es necesario, consulte a un abogado.

## Contenido

- Los archivos y la información que usted aporta deben ser veraces, y usted debe tener derecho a usarlos.
- No use el servicio para enviar contenidos ilícitos, acosar a otras personas o suplantarlas. En ese caso podemos desactivar una cuenta.
- No examinamos el contenido de los contratos ni somos parte en ellos. De ellos responden sus partes.

## Servicio

- Emitimos, usamos y revocamos los certificados según nuestra declaración de prácticas de certificación, y conservamos las evidencias de la firma.
- El servicio puede interrumpirse por mantenimiento o averías. Eso no afecta a las firmas ya hechas; los archivos completados se pueden verificar sin nosotros.
- El precio de un elemento de pago se muestra antes de la compra.

## Responsabilidad

- Respondemos conforme a la ley de los daños que causemos por incumplir estas condiciones o la ley.
- La responsabilidad que la ley no permite excluir no queda excluida aquí.

## Fin y cambios

- Puede eliminar su cuenta en cualquier momento. Las firmas hechas antes y sus evidencias no se ven afectadas.
- Cuando estas condiciones cambian, publicamos la fecha de la nueva versión y le pedimos que la confirme en su próximo inicio de sesión. No se interrumpe una firma en curso.
`;
