/** Everyday sentences with one mistake of beginners, and the same without it. */
export const esEveryday = `
  Mi abuela compró un vestido rojos.|Mi abuela compró un vestido rojo.
  Las camisas nuevos son baratas.|Las camisas nuevas son baratas.
  Me duele los pies.|Me duelen los pies.
  En agosto la gente duermen poco.|En agosto la gente duerme poco.
  Toda el mundo lo sabe.|Todo el mundo lo sabe.
  Mis padres es de Ankara.|Mis padres son de Ankara.
  Hay muchas problemas en esta ciudad.|Hay muchos problemas en esta ciudad.
  El mano derecha me duele.|La mano derecha me duele.
  Compré una mapa de Madrid.|Compré un mapa de Madrid.
  Esta foto es muy bonito.|Esta foto es muy bonita.
  Tengo una problema con mi ordenador.|Tengo un problema con mi ordenador.
  Vivo en el España.|Vivo en España.
  Es un buen idea.|Es una buena idea.
  Quiero una vaso de agua.|Quiero un vaso de agua.
  Mi padre es un médico.|Mi padre es médico.
  Quiero otro un café.|Quiero otro café.
  Me lavo mis manos antes de comer.|Me lavo las manos antes de comer.
  El lunes voy a la trabajo en autobús.|El lunes voy al trabajo en autobús.
  Me gusta música clásica.|Me gusta la música clásica.
  Voy a Madrid en tren a visitar mi tía.|Voy a Madrid en tren a visitar a mi tía.
  Estoy buscando por mis llaves.|Estoy buscando mis llaves.
  Pienso de ti todos los días.|Pienso en ti todos los días.
  Mi hermana se casó a un italiano.|Mi hermana se casó con un italiano.
  Este regalo es por ti.|Este regalo es para ti.
  Estudio español por viajar a México.|Estudio español para viajar a México.
  Llegamos en Barcelona muy tarde.|Llegamos a Barcelona muy tarde.
  Trabajo para la mañana y estudio por la tarde.|Trabajo por la mañana y estudio por la tarde.
  La clase empieza en las nueve.|La clase empieza a las nueve.
  Mi cumpleaños es en el 5 de mayo.|Mi cumpleaños es el 5 de mayo.
  Vi Pedro en la calle.|Vi a Pedro en la calle.
  Mi hermana juega el piano muy bien.|Mi hermana toca el piano muy bien.
  Voy en pie a la escuela.|Voy a pie a la escuela.
  Mi gato tiene miedo a el perro.|Mi gato tiene miedo al perro.
  Yo sabo la respuesta.|Yo sé la respuesta.
  Yo poner la mesa.|Yo pongo la mesa.
  Ellos dormen mucho los domingos.|Ellos duermen mucho los domingos.
  Mis amigos quere ir al cine.|Mis amigos quieren ir al cine.
  ¿Tú puede ayudarme?|¿Tú puedes ayudarme?
  Nosotros jugemos al tenis cada semana.|Nosotros jugamos al tenis cada semana.
  Mi madre está cocinar.|Mi madre está cocinando.
  Me gusta nadando en el mar.|Me gusta nadar en el mar.
  Antes de salgo, apago la luz.|Antes de salir, apago la luz.
  Necesito a comprar pan.|Necesito comprar pan.
  Hace dos años compro esta casa.|Hace dos años compré esta casa.
  La semana pasada trabajo mucho.|La semana pasada trabajé mucho.
  El año pasado viajamos a Perú y comimos muy bien, pero no vemos Cuzco.|El año pasado viajamos a Perú y comimos muy bien, pero no vimos Cuzco.
  Cuando era niño, jugué al fútbol todos los días.|Cuando era niño, jugaba al fútbol todos los días.
  Mañana trabajé en casa.|Mañana trabajaré en casa.
  Ella andó por el parque.|Ella anduvo por el parque.
  Mi amigo me dijió la verdad.|Mi amigo me dijo la verdad.
  Ellos tenieron un accidente.|Ellos tuvieron un accidente.
  No he hacido los deberes.|No he hecho los deberes.
  Es necesario que tú estudias más.|Es necesario que tú estudies más.
  Dudo que viene hoy.|Dudo que venga hoy.
  Te llamo cuando llego a casa mañana.|Te llamo cuando llegue a casa mañana.
  Si tuviera tiempo, iré contigo.|Si tuviera tiempo, iría contigo.
  Me alegro de que estás aquí.|Me alegro de que estés aquí.
  Soy muy cansada hoy.|Estoy muy cansada hoy.
  Madrid es en España.|Madrid está en España.
  Mi hermano está alto y moreno.|Mi hermano es alto y moreno.
  La fiesta está en mi casa.|La fiesta es en mi casa.
  Mi padre tiene 50 anos.|Mi padre tiene 50 años.
  Está un banco cerca de mi casa.|Hay un banco cerca de mi casa.
  Hay el libro en la mesa.|El libro está en la mesa.
  Hoy es muy frío en Moscú.|Hoy hace mucho frío en Moscú.
  Tengo muy hambre.|Tengo mucha hambre.
  Son la una y media.|Es la una y media.
  No hay alguien en la casa.|No hay nadie en la casa.
  No veo algo.|No veo nada.
  Yo no hablo nunca con alguien.|Yo no hablo nunca con nadie.
  Viene nadie a la fiesta.|No viene nadie a la fiesta.
  Nunca no como carne.|Nunca como carne.
  Mi hermano es más alto de yo.|Mi hermano es más alto que yo.
  Esta casa es más buena que la otra.|Esta casa es mejor que la otra.
  Ella es tan alta que yo.|Ella es tan alta como yo.
  Es el más grande hotel en la ciudad.|Es el hotel más grande de la ciudad.
  Mi casa es más pequeña como tu casa.|Mi casa es más pequeña que tu casa.
  Él habla español muy bueno.|Él habla español muy bien.
  Mis hijos aprenden muy rápidos.|Mis hijos aprenden muy rápido.
  Me siento muy buena hoy.|Me siento muy bien hoy.
  Mi inglés es bien.|Mi inglés es bueno.
  Yo quiero lo comprar.|Yo quiero comprarlo.
  Veo la todos los días.|La veo todos los días.
  Yo levanto a las siete.|Yo me levanto a las siete.
  Yo me levantar tarde los domingos.|Yo me levanto tarde los domingos.
  A mi hermano gusta el chocolate.|A mi hermano le gusta el chocolate.
  Yo me gusta leer.|A mí me gusta leer.
  Quiero introducirte a mi amigo.|Quiero presentarte a mi amigo.
  Realicé que era tarde.|Me di cuenta de que era tarde.
  No conozco dónde vive Ana.|No sé dónde vive Ana.
  Yo sé a tu hermano.|Yo conozco a tu hermano.
  El libro de Juan's está aquí.|El libro de Juan está aquí.
  Mi hermana's casa es grande.|La casa de mi hermana es grande.
  ¿Cuando es tu cumpleaños?|¿Cuándo es tu cumpleaños?
  El esta en la cocina.|Él está en la cocina.
  Tengo veinte y un años.|Tengo veintiún años.
  ¿Porque no vienes?|¿Por qué no vienes?
  Mi hemrano vive en Londres.|Mi hermano vive en Londres.
  Mi tía cocina unos platos muy ricas.|Mi tía cocina unos platos muy ricos.
  El leche está en la nevera.|La leche está en la nevera.
  Nuestros vecinos tiene un perro pequeño.|Nuestros vecinos tienen un perro pequeño.
  Los turistas hacen muchos fotos.|Los turistas hacen muchas fotos.
  ¿Cuántos cuesta esta camisa?|¿Cuánto cuesta esta camisa?
  Siempre desayuno en siete y media.|Siempre desayuno a las siete y media.
  Mi novio y yo vive en un piso pequeño.|Mi novio y yo vivimos en un piso pequeño.
  Quiero comprar un regalo a mi novia para su cumpleaños en sábado.|Quiero comprar un regalo a mi novia para su cumpleaños el sábado.
  Anoche nosotros bailaron hasta las tres.|Anoche nosotros bailamos hasta las tres.
  No puedo encontrar mi llaves.|No puedo encontrar mis llaves.
  Esta sopa huele muy buena.|Esta sopa huele muy bien.
  Ella lleva una falda verdes.|Ella lleva una falda verde.
  Me olvidé de traigo el paraguas.|Me olvidé de traer el paraguas.
  Nunca he estado a Italia.|Nunca he estado en Italia.
  Mi sobrino es menor de mi hijo.|Mi sobrino es menor que mi hijo.
  El tren sale en las diez de la noche.|El tren sale a las diez de la noche.
  Hoy no voy a la escuela porque soy enfermo.|Hoy no voy a la escuela porque estoy enfermo.
  Hace tres días que no duermo bueno.|Hace tres días que no duermo bien.
  Vosotros no entiende la pregunta.|Vosotros no entendéis la pregunta.
  Cuando yo fui pequeño, vivía en un pueblo.|Cuando yo era pequeño, vivía en un pueblo.
  Mis hermanas no se parece.|Mis hermanas no se parecen.
  Hay que estudias mucho para el examen.|Hay que estudiar mucho para el examen.
  No me gusto los tomates.|No me gustan los tomates.
  El examen fue más fácil que yo pensaba.|El examen fue más fácil de lo que yo pensaba.
  Mi abuelo tiene el pelo blanca.|Mi abuelo tiene el pelo blanco.
  La pizza estaba muy rico.|La pizza estaba muy rica.
  Nosotros vives cerca del mar.|Nosotros vivimos cerca del mar.
  ¿Dónde está mis zapatos?|¿Dónde están mis zapatos?
  Tengo que compra leche.|Tengo que comprar leche.
  El avión llega en las cinco.|El avión llega a las cinco.
  Ayer llueve todo el día.|Ayer llovió todo el día.
  Mi hija quiere ser una médica.|Mi hija quiere ser médica.
  No me gusta los lunes.|No me gustan los lunes.
  Estamos muy cansado después del viaje.|Estamos muy cansados después del viaje.
  Esta es la más bonita playa de la isla.|Esta es la playa más bonita de la isla.
  Mi mejor amigo se llamo Tomás.|Mi mejor amigo se llama Tomás.
  Nunca voy a la cine.|Nunca voy al cine.
  Hablo con mi madre cada días.|Hablo con mi madre cada día.
  Pienso que es un buena película.|Pienso que es una buena película.
  Mi hermano es más joven como yo.|Mi hermano es más joven que yo.
  Yo soy 25 años.|Yo tengo 25 años.
  Voy a hacer la compra en el sábado.|Voy a hacer la compra el sábado.
  Mi perro es muy pequeña.|Mi perro es muy pequeño.
  ¿Puedes me ayudar con los deberes?|¿Puedes ayudarme con los deberes?
  Los libros están encima la mesa.|Los libros están encima de la mesa.
  En mi pais hace mucho calor.|En mi país hace mucho calor.
  Necesito unas gafas nuevos.|Necesito unas gafas nuevas.
  Ella no tiene ninguno hermano.|Ella no tiene ningún hermano.
`;
