/**
 * Beside the line, demo: Brightloam, a company we made up, as a source that anybody can ask.
 *
 * <p>Brightloam of Portland, Oregon helps growers watch their greenhouses: a cloud service by subscription, a shop for
 * sensors, and a support desk. {@link dash.demo.DemoCompany} makes its fourteen tables from a fixed seed, the same
 * bytes on every machine, and loads them into an empty PostgreSQL database; {@link dash.demo.ProjectFolder} hands out
 * the project that goes with it: settings, knowledge and golden questions. The data ends on {@code 2026-06-30}, which
 * the project's calendar calls today.
 *
 * <p>The tables hold the traps that make institutional knowledge necessary (cents, soft deletes, test accounts, running
 * totals and so on). Most are told in the knowledge; some are left for Dash to find out. The tests keep both lists.
 *
 * <p>Not here: starting a database, making the logins, asking questions. That is the application's business.
 */
@NullMarked
package dash.demo;

import org.jspecify.annotations.NullMarked;
