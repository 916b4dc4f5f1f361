/** More Spanish sentences with one mistake, and the same without it. */
export const moreMistakes = `
  Gracias para todo.|Gracias por todo.
  Estoy enamorada con Juan.|Estoy enamorada de Juan.
  Mi hija sueña de viajar.|Mi hija sueña con viajar.
  Él se casó a una francesa.|Él se casó con una francesa.
  Me acuerdo tu cara.|Me acuerdo de tu cara.
  Ella se ríe a mí.|Ella se ríe de mí.
  Confío a mis amigos.|Confío en mis amigos.
  Participo a un concurso.|Participo en un concurso.
  Salgo a casa a las ocho.|Salgo de casa a las ocho.
  Llego en casa tarde.|Llego a casa tarde.
  Fui en Barcelona en mayo.|Fui a Barcelona en mayo.
  Viajo con avión.|Viajo en avión.
  Voy por coche al trabajo.|Voy en coche al trabajo.
  Voy en pie.|Voy a pie.
  Vivo a Madrid.|Vivo en Madrid.
  Nací el 1990.|Nací en 1990.
  Mi cumpleaños es en el 5 de mayo.|Mi cumpleaños es el 5 de mayo.
  Nos vemos a lunes.|Nos vemos el lunes.
  La clase empieza en las nueve.|La clase empieza a las nueve.
  Estudio en la mañana.|Estudio por la mañana.
  Toco al piano.|Toco el piano.
  Juego el piano.|Toco el piano.
  Juego la guitarra.|Toco la guitarra.
  Comienzo estudiar a las seis.|Comienzo a estudiar a las seis.
  Aprendo hablar español.|Aprendo a hablar español.
  Vamos salir esta noche.|Vamos a salir esta noche.
  Voy al cine ver una película.|Voy al cine a ver una película.
  Debo a trabajar.|Debo trabajar.
  Puedo a nadar bien.|Puedo nadar bien.
  Necesito que comprar pan.|Necesito comprar pan.
  Trato hablar despacio.|Trato de hablar despacio.
  Dejé fumar el año pasado.|Dejé de fumar el año pasado.
  Me gusta a leer.|Me gusta leer.
  Me gusta leyendo.|Me gusta leer.
  Antes de comiendo, me lavo.|Antes de comer, me lavo.
  Quiero voy a casa.|Quiero ir a casa.
  Puedo hablo ruso.|Puedo hablar ruso.
  Tengo que hago la tarea.|Tengo que hacer la tarea.
  Mi padre ducha por la mañana.|Mi padre se ducha por la mañana.
  Nosotros acostamos tarde.|Nosotros nos acostamos tarde.
  Yo llamo Pedro.|Yo me llamo Pedro.
  Siento muy bien hoy.|Me siento muy bien hoy.
  Quedo en casa los domingos.|Me quedo en casa los domingos.
  Mi cabeza duele.|Me duele la cabeza.
  Me duele la mi espalda.|Me duele la espalda.
  Me gustan bailar.|Me gusta bailar.
  A mi hermana gusta el cine.|A mi hermana le gusta el cine.
  A mí me gusto el café.|A mí me gusta el café.
  Yo gusto la música.|Me gusta la música.
  Le gustan el helado.|Le gusta el helado.
  Nos encanta las películas.|Nos encantan las películas.
  A Juan le gusta las fresas.|A Juan le gustan las fresas.
  Las verduras me gusta.|Las verduras me gustan.
  Mi casa es más grande como la tuya.|Mi casa es más grande que la tuya.
  Soy tan alto que tú.|Soy tan alto como tú.
  Ella tiene tanto libros como yo.|Ella tiene tantos libros como yo.
  Es la mejor película en el mundo.|Es la mejor película del mundo.
  Mi hermano es más mayor que yo.|Mi hermano es mayor que yo.
  Este vino es más mejor.|Este vino es mejor.
  Hay más que cien personas.|Hay más de cien personas.
  Mis zapatos son más caros de los tuyos.|Mis zapatos son más caros que los tuyos.
  Ella canta muy bueno.|Ella canta muy bien.
  Me siento bueno.|Me siento bien.
  Son la una.|Es la una.
  Es las tres.|Son las tres.
  Es las dos y media.|Son las dos y media.
  A que hora sales?|A qué hora sales?
  ¿Que hora es?|¿Qué hora es?
  ¿Cual es tu nombre?|¿Cuál es tu nombre?
  ¿Qué es tu nombre?|¿Cuál es tu nombre?
  ¿Como estás?|¿Cómo estás?
  No se donde está.|No sé dónde está.
  Tu hermano es alto y el es guapo.|Tu hermano es alto y él es guapo.
  El trabaja en un banco.|Él trabaja en un banco.
  Quiero mas agua.|Quiero más agua.
  Esta cansado.|Está cansado.
  Mi mamá esta en casa.|Mi mamá está en casa.
  Tu eres mi amigo.|Tú eres mi amigo.
  Me gusta el te.|Me gusta el té.
  Si, me gusta.|Sí, me gusta.
  El nino come una naranja.|El niño come una naranja.
  Teno un perro.|Tengo un perro.
  Ablo español.|Hablo español.
  Ay muchos coches.|Hay muchos coches.
  Boy a casa.|Voy a casa.
  Estube en casa.|Estuve en casa.
  Yo a comido ya.|Yo he comido ya.
  Yo poneré la mesa.|Yo pondré la mesa.
  Yo teno hambre.|Yo tengo hambre.
  Yo conduco despacio.|Yo conduzco despacio.
  Ella dorme mucho.|Ella duerme mucho.
  Nosotros duermemos poco.|Nosotros dormimos poco.
  Yo podo nadar.|Yo puedo nadar.
  Él hació la tarea.|Él hizo la tarea.
  Yo andé mucho ayer.|Yo anduve mucho ayer.
  Ella deció la verdad.|Ella dijo la verdad.
  Él ponió el libro allí.|Él puso el libro allí.
  Yo vení tarde.|Yo vine tarde.
  He rompido el vaso.|He roto el vaso.
  He hacido la cena.|He hecho la cena.
  Hemos vido la película.|Hemos visto la película.
  Han abrido la tienda.|Han abierto la tienda.
  El niño está dormiendo.|El niño está durmiendo.
  Estoy pediendo ayuda.|Estoy pidiendo ayuda.
  Estamos comer.|Estamos comiendo.
  Él es trabajando ahora.|Él está trabajando ahora.
  Yo he ido al cine ayer.|Yo fui al cine ayer.
  Vivo aquí desde dos años.|Vivo aquí desde hace dos años.
  De niño fui al parque todos los días.|De niño iba al parque todos los días.
  Cuando era niña, siempre comí helado.|Cuando era niña, siempre comía helado.
  Veo lo todos los días.|Lo veo todos los días.
  Quiero lo comprar.|Quiero comprarlo.
  Le lo di.|Se lo di.
  Para mí hermano es fácil.|Para mi hermano es fácil.
  Esto regalo es para ti.|Este regalo es para ti.
  Este libro es de yo.|Este libro es mío.
  Es para yo.|Es para mí.
  Voy con ti.|Voy contigo.
  Ven con mí.|Ven conmigo.
  Este coche es mi.|Este coche es mío.
  La casa es nuestro.|La casa es nuestra.
  Mi padres viven lejos.|Mis padres viven lejos.
  Su amigos son simpáticos.|Sus amigos son simpáticos.
  Mi hermano's coche es rojo.|El coche de mi hermano es rojo.
  Tengo un rojo coche.|Tengo un coche rojo.
  No hay el agua.|No hay agua.
  Hay la gente en la calle.|Hay gente en la calle.
  Soy un profesor.|Soy profesor.
  Necesito una otra silla.|Necesito otra silla.
  Quiero un medio kilo de arroz.|Quiero medio kilo de arroz.
  Vivimos en la España.|Vivimos en España.
  Señor López es mi profesor.|El señor López es mi profesor.
  Lunes voy al gimnasio.|El lunes voy al gimnasio.
  Me gusta música clásica.|Me gusta la música clásica.
  Me gustan perros.|Me gustan los perros.
  Niños necesitan dormir.|Los niños necesitan dormir.
  Voy a playa.|Voy a la playa.
  Vamos a cine.|Vamos al cine.
  Salimos de el hotel.|Salimos del hotel.
  Voy a el mercado.|Voy al mercado.
  Todo los días corro.|Todos los días corro.
  Toda los estudiantes vinieron.|Todos los estudiantes vinieron.
  Cada días leo.|Cada día leo.
  Veintiuno años tengo.|Veintiún años tengo.
  Tengo cien y veinte euros.|Tengo ciento veinte euros.
  Cuesta ciento euros.|Cuesta cien euros.
  Hay quinientos personas.|Hay quinientas personas.
  Padre y hijo son médicos.|Padre e hijo son médicos.
  Tengo siete o ocho libros.|Tengo siete u ocho libros.
  Realicé que era tarde.|Me di cuenta de que era tarde.
  Hice un error.|Cometí un error.
  Tuve un buen tiempo en la fiesta.|Lo pasé bien en la fiesta.
  Miro por mis llaves.|Busco mis llaves.
  Pienso él tiene razón.|Pienso que él tiene razón.
  Creo ella viene mañana.|Creo que ella viene mañana.
  Espero puedes venir.|Espero que puedas venir.
  El chico quien vive aquí es ruso.|El chico que vive aquí es ruso.
  El hombre cual trabaja aquí es mi tío.|El hombre que trabaja aquí es mi tío.
  La ciudad cuando vivo es bonita.|La ciudad donde vivo es bonita.
  Mi tía compró esta casa el 1999.|Mi tía compró esta casa en 1999.
  El pasado verano viajamos en Grecia.|El pasado verano viajamos a Grecia.
  Me gusta mucho los helados de limón.|Me gustan mucho los helados de limón.
  Mi amigo es más joven de mi.|Mi amigo es más joven que yo.
  Hay tres persona en la sala.|Hay tres personas en la sala.
  Ella es mi mejora amiga.|Ella es mi mejor amiga.
  ¿Puedes ayudar mi?|¿Puedes ayudarme?
  Vamos a nadar en martes.|Vamos a nadar el martes.
  Tengo que levantar a las seis mañana.|Tengo que levantarme a las seis mañana.
  ¿Te gusta las naranjas?|¿Te gustan las naranjas?
  Siempre llego tarde a la mi clase.|Siempre llego tarde a mi clase.
  Los sábados voy de compras con mi amigas.|Los sábados voy de compras con mis amigas.
  Él me dije que no podía venir.|Él me dijo que no podía venir.
  Ellos no ha llegado todavía.|Ellos no han llegado todavía.
  Trabajo en una oficina grandes.|Trabajo en una oficina grande.
  Vivo con mis padres y mi hermano menora.|Vivo con mis padres y mi hermano menor.
  Me olvidé comprar leche.|Me olvidé de comprar leche.
  Es la primera vez que viene a el restaurante.|Es la primera vez que viene al restaurante.
  Los exámenes es difíciles.|Los exámenes son difíciles.
  Pedro y Ana vive juntos.|Pedro y Ana viven juntos.
  Tu hablas muy rápido.|Tú hablas muy rápido.
  Mañana trabajé todo el día.|Mañana trabajaré todo el día.
  El película empieza a las diez.|La película empieza a las diez.
`;
