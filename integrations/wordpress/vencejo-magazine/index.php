<?php
/**
 * Every page: a list of posts, one of them whole, or that there is none.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

get_header();
if ( is_singular() && have_posts() ) {
	the_post();
	?>
	<article <?php post_class(); ?>>
		<h1><?php the_title(); ?></h1>
		<p class="meta"><time datetime="<?php echo esc_attr( (string) get_the_date( 'c' ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time></p>
		<?php
		the_post_thumbnail( 'large' );
		the_content();
		wp_link_pages();
		?>
	</article>
	<?php
} else {
	?>
	<h1><?php echo is_archive() ? esc_html( wp_strip_all_tags( get_the_archive_title() ) ) : esc_html( frame()['magazine'] ); ?></h1>
	<div class="posts">
	<?php
	while ( have_posts() ) {
		the_post();
		?>
		<article <?php post_class(); ?>>
			<?php the_post_thumbnail( 'medium_large' ); ?>
			<h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
			<p class="meta"><time datetime="<?php echo esc_attr( (string) get_the_date( 'c' ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time></p>
			<?php the_excerpt(); ?>
		</article>
		<?php
	}
	?>
	</div>
	<?php
	the_posts_pagination();
}
get_footer();
