/**
 * What models cost, and how much they may: {@link dash.models.spending.Prices} turn tokens into money, an
 * {@link dash.models.spending.Allowance} is what one question may still spend, and
 * {@link dash.models.spending.Budgeted} asks it before every call.
 *
 * <p>A call is charged before it is made with the most that it can cost, and set right when its usage is known. So
 * many questions at once cannot pass a limit together, and a process that dies in the middle has paid too much rather
 * than too little. What a day has cost is kept behind {@link dash.models.spending.DayLedger}, by the store.
 */
@NullMarked
package dash.models.spending;

import org.jspecify.annotations.NullMarked;
