/** Sentences with one fault, and the same without it. */
export const en = `
  She don't like coffee.|She doesn't like coffee.
  He go to school every day.|He goes to school every day.
  My sister live in London.|My sister lives in London.
  They was at home.|They were at home.
  She have two cats.|She has two cats.
  The children was happy.|The children were happy.
  He doesn't knows the answer.|He doesn't know the answer.
  Did you went to the party?|Did you go to the party?
  I can to swim.|I can swim.
  She must goes now.|She must go now.
  Have you ever saw this film?|Have you ever seen this film?
  I'm agree with you.|I agree with you.
  She enjoys to cook.|She enjoys cooking.
  He decided going home.|He decided to go home.
  He left without say goodbye.|He left without saying goodbye.
  I need buy a ticket.|I need to buy a ticket.
  I want go home.|I want to go home.
  My parents make me to study.|My parents make me study.
  I want that she comes with us.|I want her to come with us.
  If it will rain, we will stay at home.|If it rains, we will stay at home.
  When I will arrive, I will call you.|When I arrive, I will call you.
  If I would have money, I would travel.|If I had money, I would travel.
  Yesterday I go to the cinema.|Yesterday I went to the cinema.
  I have seen him yesterday.|I saw him yesterday.
  I live here since 2015.|I have lived here since 2015.
  I ate a orange.|I ate an orange.
  He is an university student.|He is a university student.
  My father is engineer.|My father is an engineer.
  I have two brother.|I have two brothers.
  How much books do you have?|How many books do you have?
  I need an information.|I need some information.
  She gave me many advices.|She gave me a lot of advice.
  This shoes are new.|These shoes are new.
  One of my friend is a doctor.|One of my friends is a doctor.
  I go always to the gym on Mondays.|I always go to the gym on Mondays.
  Where you live?|Where do you live?
  Why you are late?|Why are you late?
  I don't know where is the station.|I don't know where the station is.
  I don't know nothing.|I don't know anything.
  My house is more big than yours.|My house is bigger than yours.
  This book is more better.|This book is better.
  She is older then me.|She is older than me.
  I am interested on history.|I am interested in history.
  He depends of his parents.|He depends on his parents.
  I listen music every day.|I listen to music every day.
  We discussed about the plan.|We discussed the plan.
  I met him in Monday.|I met him on Monday.
  I have 20 years old.|I am 20 years old.
  He said me the truth.|He told me the truth.
  I dont like tea.|I don't like tea.
  He goed home.|He went home.
  There are three childs in the garden.|There are three children in the garden.
  I was born at May.|I was born in May.
  There is many people here.|There are many people here.
  Everybody know him.|Everybody knows him.
  I speak english.|I speak English.
  We went to home.|We went home.
  I very like this song.|I really like this song.
  She is married with Tom.|She is married to Tom.
  Do he work here?|Does he work here?
  I look forward to meet you.|I look forward to meeting you.
  Is he works here?|Does he work here?
  I used to playing tennis.|I used to play tennis.
  He told that he was tired.|He said that he was tired.
  The news are good.|The news is good.
  She is as tall than me.|She is as tall as me.
  He speaks English very good.|He speaks English very well.
  I am interesting in art.|I am interested in art.
`;
