/** Right sentences that look like wrong ones. */
export const esRight = `
  El mapa está encima de la mesa.
  La mano de mi abuela está fría.
  La foto que me mandaste es muy bonita.
  El agua de este río está muy fría.
  Un día voy a vivir en el norte de España.
  Mi madre es una médica muy conocida.
  Ese tema no me interesa nada.
  El día es largo y la noche es corta.
  Los lunes trabajo hasta las ocho.
  Toda la gente lo sabe.
  La mayoría de mis amigos viven en Madrid.
  Mi hermano y mi hermana viven juntos.
  A mis padres les gusta mucho viajar.
  Nos gustan el cine y el teatro.
  Me gusta leer y escribir.
  Me encantan estas canciones.
  Busco un médico que hable ruso.
  Tengo un hermano que vive en Roma.
  Necesito una persona que me ayude.
  Este regalo lo compré por ti, porque me lo pediste.
  Pasamos por Barcelona en el viaje.
  Salgo para Madrid mañana por la mañana.
  Estudio por la noche.
  Gracias por venir.
  Trabajo para una empresa turca.
  Voy a estar en casa todo el día.
  La reunión es en la oficina de Marta.
  ¿Dónde es la fiesta?
  La boda fue en una iglesia pequeña.
  Es un hombre muy tranquilo, pero hoy está nervioso.
  Mi hermana está de enfermera en un hospital.
  La sopa está muy buena.
  Estoy en España de vacaciones.
  Somos cuatro en casa.
  Es la una y cuarto.
  Hace dos años que vivo aquí.
  Hace mucho calor en esta habitación.
  El café está muy caliente.
  Hoy es un día muy frío.
  Tengo mucho frío y mucha sed.
  No quiero nada, gracias.
  Nadie me dijo nada.
  No he visto a nadie en la calle.
  ¿Quieres algo de comer?
  Ya no vivo con mis padres.
  Más de veinte personas vinieron a la fiesta.
  Es mejor que vengas temprano.
  Este coche es tan caro como el otro.
  Ella habla más rápido que yo.
  Cuando llego a casa, siempre preparo la cena.
  Cuando era pequeño, un día me caí de un árbol.
  Creo que viene mañana.
  No creo que venga mañana.
  Si llueve, nos quedamos en casa.
  Me alegro de verte.
  Quiero que mi hijo aprenda alemán.
  El que trabaja aquí es mi primo.
  Cómo pasa el tiempo cuando uno lee.
  Sé que conoces a mi jefe.
  Solo como carne una vez a la semana.
  Siento mucho lo que pasó.
  Me lo dijo mi hermano ayer por la noche.
  Ana y yo vamos al cine los viernes.
  Juan, María y Pedro viven juntos.
  La gente que vive aquí es muy amable.
  Las cosas que hace la gente son raras.
  Los amigos de mi hermano viven en Sevilla.
  El hermano de mis amigos vive en Sevilla.
  Es más alto que yo, pero menos fuerte.
  Es el más alto de la clase.
  Mi hermana es la menor de la familia.
  Este libro es más interesante de lo que pensaba.
  Voy a la playa con los niños.
  Vengo de la oficina.
  Hoy no voy a clase porque estoy enferma.
  No sé qué hacer.
  No sé si puedo ir.
  Yo sé que tienes razón.
  Dime cuándo vienes.
  Cuando tenía diez años, vivíamos en Lima.
  Cuando llegué a casa, mi madre estaba cocinando.
  Si tengo tiempo, te llamo esta noche.
  Si tuviera dinero, viajaría por todo el mundo.
  Dijo que vendría si tenía tiempo.
  Quiero que me digas la verdad.
  Espero que estés bien.
  Creo que está en casa.
  Es importante dormir bien.
  Es verdad que llueve mucho aquí.
  Le gusta mucho el chocolate a mi hermano.
  A Ana le encantan los gatos.
  Nos interesa la historia de España.
  Te quiero mucho, mamá.
  Lo siento, no puedo ayudarte.
  Voy a verlo mañana.
  No lo he visto hoy.
  Se lo di a mi hermana.
  Nos levantamos temprano los domingos.
  Mi hijo se acuesta a las nueve.
  Acuesto a los niños a las nueve.
  Me lavo los dientes tres veces al día.
  Lavo mis manos con jabón.
  Soy profesora de español.
  Es un profesor muy bueno.
  Mi padre es un médico excelente.
  El Perú es un país precioso.
  La España de hoy es diferente.
  Tengo treinta y un años.
  Hay veintiún alumnos en la clase.
  Cuesta cien euros.
  Vinieron doscientas personas.
  Son las dos y media.
  Llegamos a la una.
  A las ocho de la mañana sale el tren.
  El 5 de mayo es mi cumpleaños.
  En mayo de 2010 nos casamos.
  La semana que viene tengo un examen.
  La semana pasada tenía mucho trabajo.
  El año pasado vivía en Roma.
  Hace dos años vivía en Roma.
  Ayer estaba cansado y no salí.
  Ayer era domingo.
  Mañana es lunes.
  Mañana voy al médico.
  Pasado mañana salimos de viaje.
  Viví dos años en Madrid.
  Trabajé durante tres meses.
  Esto es para ti, lo compré por tu cumpleaños.
  Lo hizo por amor.
  Gracias por todo.
  Estoy buscando a mi perro.
  Busco un piso por el centro.
  Espero el autobús en la parada.
  Pienso en mis padres todos los días.
  ¿Qué piensas de la película?
  Mi madre está casada con un francés.
  Está en la cocina.
  Esta cocina es muy grande.
  ¿Cómo está tu familia?
  ¿Dónde están las llaves?
  El concierto es en la plaza.
  La tienda está cerrada hoy.
  La puerta está rota.
  Hay un banco al lado de mi casa.
  El banco está al lado de mi casa.
  En mi calle hay un parque.
  Había muchas personas en la plaza.
  Es muy tarde y tengo mucho sueño.
  En invierno hace mucho frío.
  El invierno es muy frío.
  No quiero ir tampoco.
  A mí tampoco me gusta.
  No viene nadie.
  Nunca llego tarde.
  Canta muy bien.
  Es una canción muy buena.
  La comida está muy buena.
  Mi inglés es bastante bueno.
  Tengo una camisa roja y unos zapatos negros.
  Tengo los ojos azules.
  Una gran casa blanca.
  Es una buena idea.
  La primera vez que te vi, llovía.
  El próximo año voy a España.
  El tercer piso.
  Todas las noches leo un libro.
  Toda la noche estuvo lloviendo.
  Lo sabe todo el mundo.
  Sabe mucho de música.
  Conozco a tu hermana y conozco Madrid.
  Sé nadar, pero no conozco este lago.
  Pedí un café y pregunté la hora.
  ¿Por qué no vienes con nosotros?
  No voy porque estoy cansado.
  ¿Y tú?
  Creo que sí.
  Tomo té con leche.
  Siete u ocho personas.
  Padre e hijo.
  Agua y hielo.
  ¿Cuántas personas hay?
  Sí, claro.
  Si quieres, vamos.
  El vino tinto me gusta más que el blanco.
  El que vino ayer es mi tío.
  Yo como pan y él come arroz.
  Como no tengo dinero, no salgo.
  Mis padres están de vacaciones en Grecia.
  Mi padre está de mal humor.
  Mi novio es de Turquía y yo soy de Rusia.
  Estamos de acuerdo.
  Nos vamos a las seis.
  Ojalá llueva mañana.
  Tal vez venga más tarde.
  Hablas español mejor que yo.
  Trabajo en una oficina y mi mujer trabaja en un banco.
  Mi trabajo me gusta mucho.
  Es la primera vez que como sushi.
  Antes de que llegues, preparo la cena.
  Te llamo cuando llegue.
  Siempre te llamo cuando llego a casa.
  Cuando voy a la playa, me llevo un libro.
  Cada uno tiene su opinión.
  Ninguno de mis amigos fuma.
  Una de mis amigas vive en París.
  La mitad de los alumnos son extranjeros.
  Somos amigos desde hace diez años.
  Estudio español desde 2020.
  Me duele la cabeza.
  Me duelen los ojos.
  El dolor de cabeza es horrible.
  Jugamos al fútbol en el parque.
  Mi hermano toca la guitarra.
  Salgo de casa a las siete.
  Entro en la tienda.
  Vuelvo a casa en autobús.
  Voy a pie al trabajo.
  Viajamos en tren por Italia.
  Llegué a Madrid en avión.
  Pedro come mucho y duerme poco.
  Ana, ¿tienes hambre?
  Lo mejor es esperar.
  Eso es verdad.
  Todo está bien.
  Estoy muy contenta con mi trabajo.
  Ella siempre llega tarde, y eso me molesta.
  Los domingos mis abuelos vienen a comer.
  Ahora mi hermana vive en Berlín.
  Aquí la gente cena tarde.
`;
