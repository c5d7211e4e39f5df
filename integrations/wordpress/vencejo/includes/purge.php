<?php
/**
 * Tells the site of changes. What could not be told waits and is tried again, so that no change is lost while the site
 * restarts.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Options: the purge that waits, and what came of the last one. */
const WAITING    = 'vencejo_waiting_purge';
const LAST_PURGE = 'vencejo_last_purge';
/** The event that tries again. */
const RETRY = 'vencejo_retry_purge';

/** Seconds between attempts: doubled from the first to the last, then as the last. */
const FIRST_RETRY = 30;
const LAST_RETRY  = 3600;

/** Posts without a page of their own that others show: menus, templates and styles of a block theme. */
const PARTS = array( 'nav_menu_item', 'wp_navigation', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_block', 'custom_css' );

/** Options that pages show: blocks of the home page, titles, widgets, settings of the theme, how dates and lists are set. */
const SHOWN_OPTIONS = '#^(?:' . BLOCKS . '|date_format|posts_per_page|page_for_posts|blogname|blogdescription|site_icon|sidebars_widgets|(?:widget|theme_mods)_.+)$#';

/** Purges with each change of what visitors see. */
function register_purges(): void {
	add_action( 'transition_post_status', __NAMESPACE__ . '\\on_post_status', 10, 3 );
	add_action( 'updated_option', __NAMESPACE__ . '\\on_option' );
	add_action( 'added_option', __NAMESPACE__ . '\\on_option' );
	foreach ( array( 'created_term', 'edited_term', 'delete_term', 'wp_update_nav_menu', 'wp_delete_nav_menu', 'switch_theme', 'acf/save_post' ) as $hook ) {
		add_action( $hook, __NAMESPACE__ . '\\purge_softly', 10, 0 );
	}
	add_action( RETRY, __NAMESPACE__ . '\\send_purge' );
}

/** A post that was or is visible: hard where it is no longer, so that nobody sees it again. */
function on_post_status( string $new_status, string $old_status, \WP_Post $post ): void {
	if ( 'publish' !== $new_status && 'publish' !== $old_status ) {
		return;
	}
	if ( ! is_post_type_viewable( $post->post_type ) && ! in_array( $post->post_type, PARTS, true ) ) {
		return;
	}
	queue_purge( 'publish' === $new_status ? 'soft' : 'hard' );
}

/** An option has another value. */
function on_option( string $name ): void {
	// A theme that writes its settings while the site reads a page would purge it for ever.
	if ( is_site_call() ) {
		return;
	}
	if ( SETTINGS === $name ) {
		// What was made with other settings may name this host: nobody sees it again.
		queue_purge( 'hard' );
	} elseif ( preg_match( SHOWN_OPTIONS, $name ) ) {
		purge_softly();
	}
}

/** What is kept is shown once more while it is asked for anew. */
function purge_softly(): void {
	queue_purge( 'soft' );
}

/** Queues a purge, to be sent when this answer has been. @param string $mode `soft` or `hard`. */
function queue_purge( string $mode ): void {
	if ( '' === purge_url() || '' === setting( 'token' ) ) {
		return;
	}
	$waiting = get_option( WAITING );
	$is_hard = 'hard' === $mode || ( is_array( $waiting ) && 'hard' === $waiting['mode'] );
	update_option( WAITING, array( 'mode' => $is_hard ? 'hard' : 'soft', 'attempts' => 0 ), false );
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\\send_purge' ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\send_purge' );
	}
}

/** Sends the purge that waits; where that fails, it waits longer. */
function send_purge(): void {
	$waiting = get_option( WAITING );
	if ( ! is_array( $waiting ) ) {
		return;
	}
	$result = ask_purge( array( 'home', 'magazine' ), (string) $waiting['mode'] );
	update_option( LAST_PURGE, $result, false );
	wp_clear_scheduled_hook( RETRY );
	if ( 200 === $result['status'] ) {
		delete_option( WAITING );
		return;
	}
	$attempts = (int) $waiting['attempts'] + 1;
	update_option( WAITING, array( 'mode' => $waiting['mode'], 'attempts' => $attempts ), false );
	$delay = min( LAST_RETRY, FIRST_RETRY * 2 ** min( 10, $attempts - 1 ) );
	wp_schedule_single_event( time() + (int) $delay, RETRY );
}

/**
 * Asks the site for a purge.
 *
 * @param string[] $tags of what has changed.
 * @param string   $mode `soft` or `hard`.
 * @return array{time: int, status: int, text: string} status 0: no answer.
 */
function ask_purge( array $tags, string $mode ): array {
	$answer = wp_remote_post(
		purge_url(),
		array(
			'timeout'     => 5,
			'redirection' => 0,
			'headers'     => array(
				'Authorization' => 'Bearer ' . setting( 'token' ),
				'Content-Type'  => 'application/json',
			),
			'body'        => (string) wp_json_encode( array( 'tags' => $tags, 'mode' => $mode ) ),
		)
	);
	return is_wp_error( $answer )
		? array( 'time' => time(), 'status' => 0, 'text' => $answer->get_error_message() )
		: array(
			'time'   => time(),
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'text'   => substr( (string) wp_remote_retrieve_body( $answer ), 0, 300 ),
		);
}
