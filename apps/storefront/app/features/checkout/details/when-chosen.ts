/** Classes that show a part of the details form for one kind of delivery, without scripts. */

export const WHEN_DELIVERED =
  "group-has-[[data-choice=locker]:checked]/checkout:hidden group-has-[[data-choice=pickup]:checked]/checkout:hidden"
export const WHEN_COLLECTED =
  "hidden group-has-[[data-choice=locker]:checked]/checkout:inline group-has-[[data-choice=pickup]:checked]/checkout:inline"
/** Nothing is delivered abroad; a country that was chosen before stays visible, so that it can be changed. */
export const COUNTRY_WHEN_COLLECTED =
  "hidden group-has-[[data-abroad]:checked]/address:block group-has-[[data-choice=locker]:checked]/checkout:block group-has-[[data-choice=pickup]:checked]/checkout:block"
export const AT_A_LOCKER = "hidden group-has-[[data-choice=locker]:checked]/checkout:inline"
export const AT_THE_SHOP = "hidden group-has-[[data-choice=pickup]:checked]/checkout:inline"
